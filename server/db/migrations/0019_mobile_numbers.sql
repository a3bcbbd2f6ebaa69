-- Mobile numbers become E.164: +86 before a mainland number, and no zero that is dialled only inside a country. Where
-- two accounts turn out to have the same number, it stays with the one that has no other way back in (no e-mail address,
-- no WeChat), else with the one that signing in with the plain number has led to, else with the older one. The other
-- keeps its username and password, and whatever else it signs in with.
CREATE TEMPORARY TABLE mobile_numbers AS
SELECT
  id,
  number,
  row_number() OVER (PARTITION BY number ORDER BY has_other_way, is_plain DESC, creation_time, id) AS place
FROM (
  SELECT
    id,
    creation_time,
    mobile_number LIKE '1%' AS is_plain,
    email IS NOT NULL
      OR EXISTS (SELECT FROM wechat_identities WHERE wechat_identities.user_id = users.id) AS has_other_way,
    CASE
      WHEN mobile_number LIKE '1%' THEN '+86' || mobile_number
      ELSE regexp_replace(
        mobile_number,
        '^\+(27|31|32|33|353|41|43|44|46|49|60|61|62|63|64|66|81|82|84|855|856|86|880|886|91|92|94|95|971|972|977)0([1-9])',
        '+\1\2'
      )
    END AS number
  FROM users
  WHERE mobile_number IS NOT NULL
) AS accounts;--> statement-breakpoint
UPDATE users SET mobile_number = NULL
FROM mobile_numbers WHERE mobile_numbers.id = users.id AND place > 1;--> statement-breakpoint
UPDATE users SET mobile_number = number
FROM mobile_numbers WHERE mobile_numbers.id = users.id AND place = 1 AND mobile_number <> number;--> statement-breakpoint
DROP TABLE mobile_numbers;--> statement-breakpoint
UPDATE bind_tickets SET mobile_number = '+86' || mobile_number WHERE mobile_number LIKE '1%';