UPDATE "products" SET "detail" = (
  SELECT jsonb_object_agg("language", (
    SELECT coalesce(jsonb_agg(jsonb_build_object('type', 'paragraph', 'text', "text") ORDER BY "place"), '[]')
    FROM jsonb_array_elements("paragraphs") WITH ORDINALITY AS "paragraph"("text", "place")
  ))
  FROM jsonb_each("products"."detail") AS "localised"("language", "paragraphs")
);
