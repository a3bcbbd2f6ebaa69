export const canada = `
=== toronto condo
Anne Roy
(416) 555-0199
2908-290 Bremner Blvd
Toronto ON M5V 2T6
--> Anne Roy | 416 555-0199 | M5V 2T6 | Ontario | Toronto | 2908-290 Bremner Blvd

=== richmond, zh labels
收件人：郭美珍
电话：+1 604-555-0177
地址：加拿大卑诗省列治文市 8888 Odlin Crescent Unit 2105
邮编：V6X 3Z8
--> 郭美珍 | +1 604-555-0177 | V6X 3Z8 | British Columbia | Richmond | 8888 Odlin Crescent Unit 2105

=== markham, commas
Jason Lam, 10 Ravel Road Unit 306, Markham, ON L3R 0B8, 647-555-0123
--> Jason Lam | 647-555-0123 | L3R 0B8 | Ontario | Markham | 10 Ravel Road Unit 306

=== code without a space
Name: Stephanie Tremblay
Tel: 514 555 0142
Address: 1250 Boul René-Lévesque O, App 2200
Montréal QC H3B4W8
--> Stephanie Tremblay | 514 555 0142 | H3B4W8 | Quebec | Montreal | 1250 Boul René-Lévesque O, App 2200

=== one line
Peter Chow 7785550166 4500 Kingsway Burnaby BC V5H 2A9
--> Peter Chow | 7785550166 | V5H 2A9 | British Columbia | Burnaby | 4500 Kingsway

=== labels of a form
Recipient: Olivia Martin
Phone: 403-555-0181
Address line 1: 120 9 Ave SE
Address line 2: Suite 1400
City: Calgary
Province: Alberta
Postal Code: T2G 0P3
Country: Canada
--> Olivia Martin | 403-555-0181 | T2G 0P3 | Alberta | Calgary | 120 9 Ave SE, Suite 1400

=== chinese one line
加拿大安大略省多伦多市 Yonge Street 5000号 1808室 M2N 7E9 收货人杨帆 4165550133
--> 杨帆 | 4165550133 | M2N 7E9 | Ontario | Toronto | Yonge Street 5000号 1808室

=== po box in nova scotia
Colin MacLeod
PO Box 456
Halifax, NS B3J 2P8
902-555-0114
--> Colin MacLeod | 902-555-0114 | B3J 2P8 | Nova Scotia | Halifax | PO Box 456

=== flag, chat words
hi! send to me here thx 💕
Mandy Leung
33 Harbour Square #1203, Toronto, Ontario M5J 2G2 🇨🇦
647 555 0155
--> Mandy Leung | 647 555 0155 | M5J 2G2 | Ontario | Toronto | 33 Harbour Square #1203

=== winnipeg
Mr Gurpreet Singh
77 Portage Avenue East
Winnipeg, Manitoba R3B 2B3
Canada
+1 204 555 0109
--> Mr Gurpreet Singh | +1 204 555 0109 | R3B 2B3 | Manitoba | Winnipeg | 77 Portage Avenue East

=== surrey basement
Simran Kaur / (604) 555-0188 / 13450 102 Ave bsmt / Surrey BC / V3T 5X3
--> Simran Kaur | 604 555-0188 | V3T 5X3 | British Columbia | Surrey | 13450 102 Ave bsmt

=== quebec city
Mme Isabelle Gagnon
850 Grande Allée Est
Québec, QC G1R 2K4
418-555-0120
--> Mme Isabelle Gagnon | 418-555-0120 | G1R 2K4 | Quebec | Quebec City | 850 Grande Allée Est

=== small letters
name: kelly wu
cell: 905-555-0176
addr: 45 town centre blvd, unit 1102, richmond hill, on, l4c 9y8
--> kelly wu | 905-555-0176 | L4C 9Y8 | Ontario | Richmond Hill | 45 town centre blvd, unit 1102

=== vancouver in chinese
姓名 潘文杰 手机 7785550190 地址 BC省温哥华 Granville Street 1480号 邮编 V6Z 0C1
--> 潘文杰 | 7785550190 | V6Z 0C1 | British Columbia | Vancouver | Granville Street 1480号

=== signature
Regards,
Natalie Wood
Account Director
Maple & Co. Ltd.
150 Elgin Street, Suite 1000
Ottawa, Ontario  K2P 1L4
Office: 613-555-0100
Cell: 613-555-0147
natalie@mapleco.ca
--> Natalie Wood | 613-555-0147 | K2P 1L4 | Ontario | Ottawa | Maple & Co. Ltd., 150 Elgin Street, Suite 1000

=== saskatoon
Ship To: Dwayne Cardinal
1015 Main St E
Saskatoon SK S7H 0K4
Ph. 306 555 0131
--> Dwayne Cardinal | 306 555 0131 | S7H 0K4 | Saskatchewan | Saskatoon | 1015 Main St E

=== st john's
Maureen Power
12 Duckworth Street
St. John's, NL A1C 1E6
709-555-0118
--> Maureen Power | 709-555-0118 | A1C 1E6 | Newfoundland and Labrador | St. John’s | 12 Duckworth Street

=== fredericton
NB Fredericton E3B 1B5, 371 Queen St, Luc Arsenault, 506-555-0105
--> Luc Arsenault | 506-555-0105 | E3B 1B5 | New Brunswick | Fredericton | 371 Queen St

=== dashed code
韩雪，(437) 555-0192，1 Bloor Street East #5507，Toronto，ON，M4W-0A8，Canada
--> 韩雪 | 437 555-0192 | M4W 0A8 | Ontario | Toronto | 1 Bloor Street East #5507

=== taobao card
邓紫琪 , 1-6045550111
加拿大 不列颠哥伦比亚省 本拿比 Metrotown 6088 Willingdon Ave
V5H 4V2
--> 邓紫琪 | +1-6045550111 | V5H 4V2 | British Columbia | Burnaby | Metrotown 6088 Willingdon Ave

=== order text
Your order has been placed
Qty 1 | CA$24.99
Deliver to Hassan Ali, 8200 Birchmount Rd Unit 15, Unionville ON L3R 9W1
Phone number 416-555-0184
--> Hassan Ali | 416-555-0184 | L3R 9W1 | Ontario | Unionville | 8200 Birchmount Rd Unit 15

=== edmonton, name last
10180 101 St NW #2500
Edmonton AB T5J 3S4
780 555 0140
Attention Carla Jensen
--> Carla Jensen | 780 555 0140 | T5J 3S4 | Alberta | Edmonton | 10180 101 St NW #2500

=== waterloo student
收货人: Eric 吴
地址: 318 Spruce St, Unit 906, Waterloo, ON N2L 3M7
电话: 519 555 0163
--> Eric 吴 | 519 555 0163 | N2L 3M7 | Ontario | Waterloo | 318 Spruce St, Unit 906

=== mississauga with dashes
Recipient - Fatima Noor - Phone - 289-555-0116 - Address - 4011 Brickstone Mews #2207 - Mississauga, Ontario - L5B 0J7
--> Fatima Noor | 289-555-0116 | L5B 0J7 | Ontario | Mississauga | 4011 Brickstone Mews #2207

=== prince edward island
Heather MacDonald
65 Grafton St
Charlottetown PE C1A 8B9
902 555 0125
Thanks so much!
--> Heather MacDonald | 902 555 0125 | C1A 8B9 | Prince Edward Island | Charlottetown | 65 Grafton St

=== laval in french
Jean-François Côté
1600 boulevard Le Corbusier, bureau 300
Laval (Québec) H7S 2K1
Téléphone : 450 555-0137
--> Jean-François Côté | 450 555-0137 | H7S 2K1 | Quebec | Laval | 1600 boulevard Le Corbusier, bureau 300

=== victoria in british columbia
Ms Claire Dubois, 707 Fort Street, Victoria BC V8W 3G3, 250-555-0129
--> Ms Claire Dubois | 250-555-0129 | V8W 3G3 | British Columbia | Victoria | 707 Fort Street

=== unlisted
Tim Horton
12 Dundas St W
Oakville (Ontario) L6H 7C9
905.555.0145
--> Tim Horton | 905 555 0145 | L6H 7C9 | Ontario | Oakville | 12 Dundas St W

=== condo with buzz code
Sandy Yip
1205-4888 Brentwood Drive
Burnaby, British Columbia
V5C 0C6 Canada
Cell 778.555.0101 buzz 1205
--> Sandy Yip | 778 555 0101 | V5C 0C6 | British Columbia | Burnaby | 1205-4888 Brentwood Drive, buzz 1205

=== zh with scarborough
收件人:高敏 手机:647-555-0198 地址:安省多伦多士嘉堡 3300 Midland Ave Unit 2 邮编:M1V4A1
--> 高敏 | 647-555-0198 | M1V4A1 | Ontario | Toronto | 士嘉堡 3300 Midland Ave Unit 2

=== rural route
Bob Larocque, RR 2, Site 5, Box 11, Prince Albert SK S6V 5P9, 306 555 0104
--> Bob Larocque | 306 555 0104 | S6V 5P9 | Saskatchewan | Prince Albert | RR 2, Site 5, Box 11

=== name single word
Priyanka
6045550173
7155 Kingsway, Burnaby BC, V5E 2V1
--> Priyanka | 6045550173 | V5E 2V1 | British Columbia | Burnaby | 7155 Kingsway

=== suite
Dr. Lena Hoffmann
Suite 210 - 2150 West Broadway
Vancouver, B.C. V6K 4L9
Tel: (604) 555-0132
--> Dr. Lena Hoffmann | 604 555-0132 | V6K 4L9 | British Columbia | Vancouver | Suite 210, 2150 West Broadway

=== zh mixed
寄：加拿大 卡尔加里 32 Evanston Way NW T3P 0N8 收件：孟小雨 电话：587-555-0166
--> 孟小雨 | 587-555-0166 | T3P 0N8 | Alberta | Calgary | 32 Evanston Way NW

=== kanata
Greg & Anita Walsh, 45 Terry Fox Dr., Kanata, Ont. K2K 2M5, Canada, 613 555 0183
--> Greg & Anita Walsh | 613 555 0183 | K2K 2M5 | Ontario | Kanata | 45 Terry Fox Dr.

=== labels bare
Name Yasmin Haddad
Phone 514-555-0191
Address 3455 Rue Durocher, Apt 807
City Montreal
Province Quebec
Postal code H2X 2C9
--> Yasmin Haddad | 514-555-0191 | H2X 2C9 | Quebec | Montreal | 3455 Rue Durocher, Apt 807

=== space in between all
Mark  Peters   4165550117   88 Scott St   #3105   Toronto   ON   M5E 0A9
--> Mark Peters | 4165550117 | M5E 0A9 | Ontario | Toronto | 88 Scott St #3105

=== ste
M. Nguyen
1400-550 Burrard St
Vancouver BC  V6C2B5
Telephone 604.555.0126
--> M. Nguyen | 604 555 0126 | V6C2B5 | British Columbia | Vancouver | 1400-550 Burrard St
`
