export const singapore = `
=== zh labels with full-width colons
收货人：王小明
联系电话：9123 4567
地址：新加坡宏茂桥3道123座#12-345
邮编：560123
--> 王小明 | 9123 4567 | 560123 | | | 宏茂桥3道123座#12-345

=== hdb card with hp
Tan Wei Ming
Blk 123 Ang Mo Kio Avenue 3 #12-345
S(560123) / HP: 9123 4567
--> Tan Wei Ming | 9123 4567 | 560123 | | | Blk 123 Ang Mo Kio Avenue 3 #12-345

=== one line, commas
Lim Hui Ling, 91234567, 10 Anson Road #12-01 International Plaza, Singapore 079903
--> Lim Hui Ling | 91234567 | 079903 | | | 10 Anson Road #12-01 International Plaza

=== S with the code splitJoined
Mdm Goh Siew Eng
Block 45 Bedok South Ave 3 #07-112 S460045
H/P 9876 5432
--> Mdm Goh Siew Eng | 9876 5432 | 460045 | | | Block 45 Bedok South Ave 3 #07-112

=== name at the end of a wechat message
寄到这里哦 新加坡淡滨尼21街 211座 #05-678 邮编520211 电话+65 8123 4567 收件人李思思 谢谢！
--> 李思思 | +65 8123 4567 | 520211 | | | 淡滨尼21街 211座 #05-678

=== english labels with dashes
Name - Rachel Ong
Mobile - +65-9234-5678
Address - 8 Marina View, #34-05 Asia Square Tower 1
Postal Code - 018960
--> Rachel Ong | +65-9234-5678 | 018960 | | | 8 Marina View, #34-05 Asia Square Tower 1

=== shopee card
Muhammad Faizal Bin Rahman | (+65) 8765 4321
Blk 678B Jurong West Street 64, #03-221
Singapore, 642678
--> Muhammad Faizal Bin Rahman | +65 8765 4321 | 642678 | | | Blk 678B Jurong West Street 64, #03-221

=== labels without separators
收件人陈美丽
手机91112222
地址盛港东路 305 座 #10-88
邮政编码540305
国家新加坡
--> 陈美丽 | 91112222 | 540305 | | | 盛港东路 305 座 #10-88

=== full-width everything
姓名：张伟\u3000手机：８１２３\u3000４５６７\u3000地址：武吉巴督西大道６\u3000３８０座\u3000＃０２－１１１\u3000Ｓ（６５０３８０）
--> 张伟 | 8123 4567 | 650380 | | | 武吉巴督西大道6 380座 #02-111

=== condo with order text
Order #240612ABCD shipped!
Deliver to: Priya Nair
The Sail @ Marina Bay, 6 Marina Boulevard #45-12, Singapore 018985
Contact: 96541230
Qty: 2, Total: S$35.90
--> Priya Nair | 96541230 | 018985 | | | The Sail @ Marina Bay, 6 Marina Boulevard #45-12

=== flag and emoji
📦 Jasmine Koh 🌸
📞 9345 6781
🏠 21 Choa Chu Kang North 6 #11-20
🇸🇬 689578
--> Jasmine Koh | 9345 6781 | 689578 | | | 21 Choa Chu Kang North 6 #11-20

=== email signature
Best regards,
Daniel Teo
Senior Project Manager
Acme Logistics Pte Ltd
1 Raffles Place, #20-61 One Raffles Place, Singapore 048616
T: +65 6123 4567 | M: +65 9001 2002
E: daniel.teo@acme.com.sg
www.acme.com.sg
--> Daniel Teo | +65 9001 2002 | 048616 | | | Acme Logistics Pte Ltd, 1 Raffles Place, #20-61 One Raffles Place

=== slashes all the way
王芳/86123456/裕廊西92街928座#14-203/新加坡640928
--> 王芳 | 86123456 | 640928 | | | 裕廊西92街928座#14-203

=== no separators at all
Chua Kok Leong 97654321 Blk 88 Toa Payoh Lorong 4 #09-123 Singapore 310088
--> Chua Kok Leong | 97654321 | 310088 | | | Blk 88 Toa Payoh Lorong 4 #09-123

=== landed house, spore
Attn: Ms Cheryl Tan
27 Jalan Kembangan
S'pore 419116
Tel 9876-1234
--> Ms Cheryl Tan | 9876-1234 | 419116 | | | 27 Jalan Kembangan

=== recipient and addr abbreviations
Recipient: Ng Boon Kiat
Contact No.: 8222 3333
Addr: 532 Hougang Ave 6, #04-77
Postcode: 530532
Country: SG
--> Ng Boon Kiat | 8222 3333 | 530532 | | | 532 Hougang Ave 6, #04-77

=== mixed languages in one chat line
hi 亲，我的地址是 Blk 210 Bishan St 23 #08-301 S570210，电话 9222 1100，收件人 Grace 陈
--> Grace 陈 | 9222 1100 | 570210 | | | Blk 210 Bishan St 23 #08-301

=== name in the middle
Singapore 730888
888 Woodlands Drive 50 #06-705
Siti Nurhaliza Binte Osman
90123344
--> Siti Nurhaliza Binte Osman | 90123344 | 730888 | | | 888 Woodlands Drive 50 #06-705

=== surname with title, chinese
李女士 +65 91234321 新加坡 乌节路 290 号 #08-01 邮编 238859
--> 李女士 | +65 91234321 | 238859 | | | 乌节路 290 号 #08-01

=== taobao card
梁志豪 , 0065-98761234
新加坡 新加坡 新加坡 后港8道 518座 07-35
530518
--> 梁志豪 | +65-98761234 | 530518 | | | 后港8道 518座 07-35

=== brackets around the postal code
Mr Kumar s/o Raj, Blk 3 Upper Boon Keng Rd, #15-602 (380003), hp 94561234
--> Mr Kumar s/o Raj | 94561234 | 380003 | | | Blk 3 Upper Boon Keng Rd, #15-602

=== tabs from a sheet
12	Ho Jia Hui	93218765	Blk 55 Lengkok Bahru #12-404	151055	Singapore
--> Ho Jia Hui | 93218765 | 151055 | | | Blk 55 Lengkok Bahru #12-404

=== courier instruction
Ship to
Alvin Seah
6 Raffles Quay
#14-02
Singapore 048580
Phone: 6590012345
Please leave with reception, thanks!
--> Alvin Seah | +6590012345 | 048580 | | | 6 Raffles Quay, #14-02

=== label lines above their values
Name
Fiona Yeo
Phone
+65 8555 6666
Address
30 Sengkang East Way #02-14
Postal code
548597
--> Fiona Yeo | +65 8555 6666 | 548597 | | | 30 Sengkang East Way #02-14

=== two phones
Nurul Huda
Blk 471 Tampines St 44 #03-168, S(520471)
HP: 8111 2222 / 6789 0123 (home)
--> Nurul Huda | 8111 2222 | 520471 | | | Blk 471 Tampines St 44 #03-168

=== lower case and typos of case
name: benjamin lau
hp: 96661234
add: 12 ghim moh road #04-19
singapore 270012
--> benjamin lau | 96661234 | 270012 | | | 12 ghim moh road #04-19

=== chinese order text around
【订单编号】2026112209871
【收货人】吴佳怡
【手机号】+65 9888 7777
【收货地址】新加坡 榜鹅中路 288B座 #16-502
【邮编】822288
【备注】周末在家，不要放门口
--> 吴佳怡 | +65 9888 7777 | 822288 | | | 榜鹅中路 288B座 #16-502

=== name then company
Ms Angela Wee (Finance Dept)
Sunrise Holdings
80 Robinson Rd, Level 10
Singapore 068898
DID: 6222 3344
--> Ms Angela Wee (Finance Dept) | 6222 3344 | 068898 | | | Sunrise Holdings, 80 Robinson Rd, Level 10

=== wa text
Pls send to Blk 443 Clementi Ave 3 #05-120 S120443. Name: Hafiz. Contact: 8123 0099
--> Hafiz | 8123 0099 | 120443 | | | Blk 443 Clementi Ave 3 #05-120

=== chinese with brackets
收货人：陈大文（Tan Tai Boon），电话：（+65）9111 0000，地址：新加坡，勿洛北4道，Blk 88，#09-456，邮编：460088
--> 陈大文(Tan Tai Boon) | +65 9111 0000 | 460088 | | | 勿洛北4道, Blk 88, #09-456

=== last line name
#12-88, 52 Telok Blangah Drive, S 100052, 9666 7788, Indra Putra
--> Indra Putra | 9666 7788 | 100052 | | | #12-88, 52 Telok Blangah Drive

=== numbered list
1. Name: Joyce Chua
2. HP: 90908080
3. Address: 7 Pasir Ris Link #06-17
4. Postal code: 518184
--> Joyce Chua | 90908080 | 518184 | | | 7 Pasir Ris Link #06-17

=== office, chinese company
公司：狮城贸易有限公司
收件人：何经理
电话：6789 4321
地址：新加坡 乌美大道2 Ubi Techpark Blk 10 #03-15
邮编：408567
--> 何经理 | 6789 4321 | 408567 | | | 狮城贸易有限公司 乌美大道2 Ubi Techpark Blk 10 #03-15

=== landed with dots
Mr. Lee K. H., 5 Jln Pelikat, Singapore 537632. Tel: 9777.6666
--> Mr. Lee K. H. | 9777 6666 | 537632 | | | 5 Jln Pelikat

=== wrong order of labels
Postal: 600252 Addr: 252 Jurong East St 24 #09-131 Tel: 84442222 Name: Wendy Toh
--> Wendy Toh | 84442222 | 600252 | | | 252 Jurong East St 24 #09-131

=== time and instruction
Deliver by 6pm
Rizwan Ali
HP +65 8111 4567
420 Fajar Road #08-519 (S)670420
Call before delivery
--> Rizwan Ali | +65 8111 4567 | 670420 | | | 420 Fajar Road #08-519

=== zh with mrt words
李小姐收 91234567 新加坡三巴旺道 500 号 Sembawang Sun Plaza 对面 Blk 511B #12-77 邮编 752511
--> 李小姐 | 91234567 | 752511 | | | 三巴旺道 500 号 Sembawang Sun Plaza 对面 Blk 511B #12-77

=== (to) label
To: Sarah Koh
Add: Blk 302 Serangoon Ave 2, #03-10 Singapore (550302)
Mobile: 9111-4444
--> Sarah Koh | 9111-4444 | 550302 | | | Blk 302 Serangoon Ave 2, #03-10
`
