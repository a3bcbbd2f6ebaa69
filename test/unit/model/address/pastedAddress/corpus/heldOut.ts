/** Not used for tuning the readers, so their accuracy here predicts their accuracy on unseen addresses. */
export const heldOut = `
=== SG condo, hp in front
HP 8333 1212
Lau Wen Jie
Parc Esta, 900 Sims Avenue #12-34
Singapore 408961
--> Lau Wen Jie | 8333 1212 | 408961 | | | Parc Esta, 900 Sims Avenue #12-34

=== SG chinese, one line with spaces
黄志明 98765432 新加坡碧山街22 227座 #11-101 570227
--> 黄志明 | 98765432 | 570227 | | | 碧山街22 227座 #11-101

=== SG s with brackets around the letter
Ms. Low Pei Shan
Blk 161 Yishun St 11 #04-202
(S) 760161
Contact: 9444-5555
--> Ms. Low Pei Shan | 9444-5555 | 760161 | | | Blk 161 Yishun St 11 #04-202

=== SG semicolons
Recipient: Vincent Sim; Tel: +6591230000; Address: 71 Robinson Road, #14-01; Postal: 068895
--> Vincent Sim | +6591230000 | 068895 | | | 71 Robinson Road, #14-01

=== SG chat, address first
麻烦寄 Blk 9 Haig Road #07-367 S(430009)
我的电话 9300 2200
名字 Zhang Xinyi
--> Zhang Xinyi | 9300 2200 | 430009 | | | Blk 9 Haig Road #07-367

=== SG business
Attn : Mr Desmond Foo
ABC Trading Pte Ltd
21 Bukit Batok Crescent, WCEGA Tower #15-75
Singapore 658065
Tel : 6569 1234
--> Mr Desmond Foo | 6569 1234 | 658065 | | | ABC Trading Pte Ltd, 21 Bukit Batok Crescent, WCEGA Tower #15-75

=== SG brackets of a shop
【收件人】苏小姐 【电话】81239999 【地址】义顺环路 Blk 618 #06-3241 【邮编】760618
--> 苏小姐 | 81239999 | 760618 | | | 义顺环路 Blk 618 #06-3241

=== SG country in code
Nadia Rahim
Apt Blk 107 Spottiswoode Park Rd, #18-130
SG 080107
ph 9182 7364
--> Nadia Rahim | 9182 7364 | 080107 | | | Apt Blk 107 Spottiswoode Park Rd, #18-130

=== SG name behind the phone
+65 8899 1122 Teo Kah Wee
25 Jalan Tempua Singapore 229896
--> Teo Kah Wee | +65 8899 1122 | 229896 | | | 25 Jalan Tempua

=== MY chinese mixed
收货人 李俊毅
电话 012-9876543
地址 28, Jalan Bukit Indah 7/2, Taman Bukit Indah, 81200 Johor Bahru
--> 李俊毅 | 012-9876543 | 81200 | Johor | Johor Bahru | 28, Jalan Bukit Indah 7/2, Taman Bukit Indah

=== MY condo, no state
Jenny Tan
A-15-08, Arte Mont Kiara, 2 Jalan Sultan Haji Ahmad Shah
50480 Kuala Lumpur
WhatsApp 011-1234 5678
--> Jenny Tan | 011-1234 5678 | 50480 | Kuala Lumpur | Kuala Lumpur | A-15-08, Arte Mont Kiara, 2 Jalan Sultan Haji Ahmad Shah

=== MY shopee, city first
Mohamad Syafiq (+60)137654321
No 5 Jalan Mawar 3, Taman Mawar, Pasir Gudang, Johor, 81700
--> Mohamad Syafiq | +60 137654321 | 81700 | Johor | Pasir Gudang | No 5 Jalan Mawar 3, Taman Mawar

=== MY sibu
Ting Siew Hong
No. 12B Lorong Lanang 18, Jalan Lanang
96000 Sibu Sarawak
H/P : 016-8881234
--> Ting Siew Hong | 016-8881234 | 96000 | Sarawak | Sibu | No. 12B Lorong Lanang 18, Jalan Lanang

=== MY chinese address with a state
马来西亚雪兰莪州巴生 永安镇 Jalan Batu Unjur 9 门牌18 41200 电话0162223344 姓名 蔡明亮
--> 蔡明亮 | 0162223344 | 41200 | Selangor | Klang | 永安镇 Jalan Batu Unjur 9 门牌18

=== MY capitals, terengganu
ROSLINA BINTI MUDA, LOT 221 KAMPUNG GONG BADAK, 21300 KUALA TERENGGANU, TERENGGANU, 0179990011
--> ROSLINA BINTI MUDA | 0179990011 | 21300 | Terengganu | Kuala Terengganu | LOT 221 KAMPUNG GONG BADAK

=== MY polite chat
Boleh pos ke alamat ni:
Nama: Hakim Zulkifli
No. Tel: 014-223 4455
Alamat: 33 Jalan Anggerik 2, Bandar Seri Putra, 43000 Kajang, Selangor
Terima kasih!
--> Hakim Zulkifli | 014-223 4455 | 43000 | Selangor | Kajang | 33 Jalan Anggerik 2, Bandar Seri Putra

=== MY flag
Cheah Li Xuan 🇲🇾 60164567890
19 Lintang Sungai Ara, 11900 Bayan Lepas, Penang
--> Cheah Li Xuan | +60164567890 | 11900 | Penang | Bayan Lepas | 19 Lintang Sungai Ara

=== MY seremban
Attn: Dr. Selvam
Klinik Harapan, 45 Jalan Dato Bandar Tunggal, 70000 Seremban, N. Sembilan
06-7621122
--> Dr. Selvam | 06-7621122 | 70000 | Negeri Sembilan | Seremban | Klinik Harapan, 45 Jalan Dato Bandar Tunggal

=== MY address in front
3-5 Plaza Damas, 60 Jalan Sri Hartamas 1, 50480 KL, Malaysia; Hannah Yap; 019 887 6655
--> Hannah Yap | 019 887 6655 | 50480 | Kuala Lumpur | Kuala Lumpur | 3-5 Plaza Damas, 60 Jalan Sri Hartamas 1

=== AU footscray
Minh Tran
8/120 Hopkins St
Footscray VIC 3011
0421 010 203
--> Minh Tran | 0421 010 203 | 3011 | Victoria | Footscray | 8/120 Hopkins St

=== AU perth
Name: Lucy Hill, Phone: 0437 654 321, Address: 200 St Georges Terrace, Perth, WA 6000
--> Lucy Hill | 0437 654 321 | 6000 | Western Australia | Perth | 200 St Georges Terrace

=== AU zh sydney suburb
悉尼 Hurstville 林女士 0450998877 Unit 506, 8 Treacy Street NSW 2220
--> 林女士 | 0450998877 | 2220 | New South Wales | Sydney | Hurstville, Unit 506, 8 Treacy Street

=== AU parcel locker
Oliver Stone
Parcel Locker 10123 45678
Shop 5, 100 Edward Street
Brisbane QLD 4000
0400 100 200
--> Oliver Stone | 0400 100 200 | 4000 | Queensland | Brisbane | Parcel Locker 10123 45678, Shop 5, 100 Edward Street

=== AU country first
Australia
South Australia
Glenelg 5045
3 Moseley Street
Zoe Papadopoulos
0488 777 666
--> Zoe Papadopoulos | 0488 777 666 | 5045 | South Australia | Glenelg | 3 Moseley Street

=== AU zh labels
收货人姓名：许文强
收货人电话：+61 401 222 333
收货地址：14 Delhi Road, North Ryde, NSW, 2113, Australia
--> 许文强 | +61 401 222 333 | 2113 | New South Wales | North Ryde | 14 Delhi Road

=== AU cairns
Please ship to Rebecca Jones, 55 Sheridan Street, Cairns City QLD 4870. My mobile is 0417 222 888
--> Rebecca Jones | 0417 222 888 | 4870 | Queensland | Cairns City | 55 Sheridan Street

=== AU tassie
Mrs E. Cooper
"Rosebank", 310 Tamar Highway
Launceston, Tasmania, 7250
Phone (03) 6331 4455
--> Mrs E. Cooper | 03 6331 4455 | 7250 | Tasmania | Launceston | "Rosebank", 310 Tamar Highway

=== AU dots and pipes
Sam Patel | 0432.111.999 | 77 Wickham Terrace | Spring Hill QLD 4000 | AU
--> Sam Patel | 0432 111 999 | 4000 | Queensland | Spring Hill | 77 Wickham Terrace

=== NZ takapuna
Yuki Tanaka
Apt 4C, 9 Hurstmere Road
Takapuna
Auckland 0622
021 0899 1234
--> Yuki Tanaka | 021 0899 1234 | 0622 | Auckland | Auckland | Apt 4C, 9 Hurstmere Road, Takapuna

=== NZ chinese chat
在吗 帮我寄到新西兰 地址：21 Clyde Road, Ilam, Christchurch 8041 姓名：谭咏 电话：02108887766 谢谢啦
--> 谭咏 | 02108887766 | 8041 | Canterbury | Christchurch | 21 Clyde Road, Ilam

=== NZ wellington office
Attn Ms Ngaire Smith, Level 6, 147 Lambton Quay, Wellington 6011, +64 4 499 1234
--> Ms Ngaire Smith | +64 4 499 1234 | 6011 | Wellington | Wellington | Level 6, 147 Lambton Quay

=== NZ hastings
Tel: 0278889990
Name: Tama Rewi
Address: 402 Heretaunga Street West, Hastings 4122, New Zealand
--> Tama Rewi | 0278889990 | 4122 | Hawke’s Bay | Hastings | 402 Heretaunga Street West

=== NZ timaru
Graham Bell, 12a Stafford St, Timaru, 7910, NZ, 027-433-2211
--> Graham Bell | 027-433-2211 | 7910 | Canterbury | Timaru | 12a Stafford St

=== NZ flat and comma
Flat 7/65 Kitchener Road, Milford, Auckland 0620, Catherine Liu, 022 011 2233
--> Catherine Liu | 022 011 2233 | 0620 | Auckland | Auckland | Flat 7/65 Kitchener Road, Milford

=== NZ gisborne
Moana Horsfall
88 Gladstone Road
Gisborne 4010
New Zealand
Ph +64 6 868 1234
--> Moana Horsfall | +64 6 868 1234 | 4010 | Gisborne | Gisborne | 88 Gladstone Road

=== NZ slash
冯佳怡/0212223344/88 Albert Street, Auckland CBD, Auckland 1010/新西兰
--> 冯佳怡 | 0212223344 | 1010 | Auckland | Auckland | 88 Albert Street, Auckland CBD

=== NZ email
Cheers
Paul Henry
Director
Southern Tools Ltd, 5 Crawford St, Dunedin 9016
m: 027 654 3210
e: paul@southerntools.nz
--> Paul Henry | 027 654 3210 | 9016 | Otago | Dunedin | Southern Tools Ltd, 5 Crawford St

=== US monterey park
Wei Chen
500 N Atlantic Blvd #88
Monterey Park, CA 91754
626 555 0114
--> Wei Chen | 626 555 0114 | 91754 | California | Monterey Park | 500 N Atlantic Blvd #88

=== US zh with english
收件人：宋雨
手机号码：+1(949)555-0160
详细地址：8 Corporate Park Suite 300, Irvine, CA 92606, USA
--> 宋雨 | +1 949 555-0160 | 92606 | California | Irvine | 8 Corporate Park Suite 300

=== US brooklyn
Rivka Cohen, 1520 48th Street Apt 3, Brooklyn NY 11219, tel 718 555 0103
--> Rivka Cohen | 718 555 0103 | 11219 | New York | Brooklyn | 1520 48th Street Apt 3

=== US state university
Siddharth Rao
Room 402, 2200 Hillside Ave, Ames, Iowa 50014
515-555-0139
--> Siddharth Rao | 515-555-0139 | 50014 | Iowa | Ames | Room 402, 2200 Hillside Ave

=== US one line with country
Ethan Moore 5035550118 915 SW 2nd Ave Portland OR 97204 United States
--> Ethan Moore | 5035550118 | 97204 | Oregon | Portland | 915 SW 2nd Ave

=== US chinese mixed
我的新地址：纽约法拉盛 41-25 Kissena Blvd 5F, NY 11355，叫 Cindy Wu，9295550107
--> Cindy Wu | 9295550107 | 11355 | New York | New York | 法拉盛 41-25 Kissena Blvd 5F

=== US labels with slash
Name/ Patricia Allen
Tel/ 602-555-0191
Address/ 3300 N Central Ave, Phoenix, AZ 85012
--> Patricia Allen | 602-555-0191 | 85012 | Arizona | Phoenix | 3300 N Central Ave

=== US edison
Meera Iyer
12 Lincoln Hwy
Edison, NJ, 08820
Mobile No: +1 732 555 0148
--> Meera Iyer | +1 732 555 0148 | 08820 | New Jersey | Edison | 12 Lincoln Hwy

=== US order text
Order details
Ship to: Luke Anderson
1801 California St Unit 2500, Denver, Colorado 80202-2630
Phone: 303.555.0126
Item: phone case x1
--> Luke Anderson | 303 555 0126 | 80202-2630 | Colorado | Denver | 1801 California St Unit 2500

=== US tampa
沈浩 813-555-0157 4202 E Fowler Ave, Tampa, FL 33620 美国
--> 沈浩 | 813-555-0157 | 33620 | Florida | Tampa | 4202 E Fowler Ave

=== CA north york
Linda Choi
5 Northtown Way Unit 2010
North York, ON M2N 7A1
416-555-0170
--> Linda Choi | 416-555-0170 | M2N 7A1 | Ontario | North York | 5 Northtown Way Unit 2010

=== CA zh
姓名：罗嘉欣 电话：6045550150 地址：1188 Pinetree Way #1503, Coquitlam, BC V3B 8A9 加拿大
--> 罗嘉欣 | 6045550150 | V3B 8A9 | British Columbia | Coquitlam | 1188 Pinetree Way #1503

=== CA montreal
Marc-André Bouchard
4200 rue Saint-Denis, apt. 5
Montréal (Québec) H2J 2K8
Cell. 438-555-0115
--> Marc-André Bouchard | 438-555-0115 | H2J 2K8 | Quebec | Montreal | 4200 rue Saint-Denis, apt. 5

=== CA regina
2010 11th Avenue, Regina, Saskatchewan S4P 0J3, Canada
Jordan Pelletier, 306-555-0198
--> Jordan Pelletier | 306-555-0198 | S4P 0J3 | Saskatchewan | Regina | 2010 11th Avenue

=== CA hamilton
Amir Hosseini / 905 555 0128 / 100 King St W, Hamilton, ON, L8P 1A2
--> Amir Hosseini | 905 555 0128 | L8P 1A2 | Ontario | Hamilton | 100 King St W

=== CA chat
pls deliver to my office thanks
Janet Kwok, 18th floor, 1055 West Georgia St, Vancouver BC V6E 3P3
7785550121
--> Janet Kwok | 7785550121 | V6E 3P3 | British Columbia | Vancouver | 18th floor, 1055 West Georgia St

=== CA whitehorse
Name Erik Larsen
Phone 867-555-0106
Address 305 Main Street
Whitehorse YT Y1A 2B3
--> Erik Larsen | 867-555-0106 | Y1A 2B3 | Yukon | Whitehorse | 305 Main Street

=== CA chinese with order
订单 88991 收货信息：莫小北，+1-647-555-0189，多伦多 25 Telegram Mews Unit 1608，ON M5V 3Z1
--> 莫小北 | +1-647-555-0189 | M5V 3Z1 | Ontario | Toronto | 25 Telegram Mews Unit 1608

=== CA moncton
Ms. Renée LeBlanc
655 Main St Suite 200
Moncton, New Brunswick
E1C 1E8
(506) 555-0102
--> Ms. Renée LeBlanc | 506 555-0102 | E1C 1E8 | New Brunswick | Moncton | 655 Main St Suite 200

=== SG queenstown
Ong Li Ting
Queens Peak, 1 Dundee Road #22-08, S149456
+65 8228 8282
--> Ong Li Ting | +65 8228 8282 | 149456 | | | Queens Peak, 1 Dundee Road #22-08

=== SG zh order card
收货人: 沈佳宜
手机号码: 65-93334444
收货地址: 新加坡红山巷 115 座 #07-230
邮政编码: 150115
--> 沈佳宜 | +65-93334444 | 150115 | | | 红山巷 115 座 #07-230

=== SG mall unit
Contact person: Bella Ng
Contact no: 6333 2211
1 Harbourfront Walk, VivoCity #02-33, Singapore (098585)
--> Bella Ng | 6333 2211 | 098585 | | | 1 Harbourfront Walk, VivoCity #02-33

=== MY muar
Lau Kim Hock
58 Jalan Abdullah
84000 Muar
Johor Darul Takzim
019-7654321
--> Lau Kim Hock | 019-7654321 | 84000 | Johor | Muar | 58 Jalan Abdullah

=== MY zh puchong
姓名：简慧敏 电话：0126543210 地址：蒲种 Jalan Puteri 5/10 A-12-3 邮编：47100 雪兰莪
--> 简慧敏 | 0126543210 | 47100 | Selangor | Puchong | Jalan Puteri 5/10 A-12-3

=== MY sandakan
Rosnah Binti Jaafar | 0138765432 | TB 1234 Lorong 5 Taman Fajar | 90000 Sandakan | Sabah
--> Rosnah Binti Jaafar | 0138765432 | 90000 | Sabah | Sandakan | TB 1234 Lorong 5 Taman Fajar

=== AU parramatta
Attn Raj Gupta, Level 11, 60 Station Street, Parramatta NSW 2150, ph 02 8888 1234
--> Raj Gupta | 02 8888 1234 | 2150 | New South Wales | Parramatta | Level 11, 60 Station Street

=== AU zh brisbane
收货人 余欢 手机 0404505606 布里斯班 Sunnybank 9 Mains Road QLD 4109
--> 余欢 | 0404505606 | 4109 | Queensland | Brisbane | Sunnybank 9 Mains Road

=== NZ hamilton east
Name: Ruby Chen
Address: 22 Clyde Street, Hamilton East, Hamilton 3216
Contact: 021 777 0000
--> Ruby Chen | 021 777 0000 | 3216 | Waikato | Hamilton | 22 Clyde Street, Hamilton East

=== NZ porirua
Sione Latu 14 Warspite Avenue Porirua 5024 Wellington 0215554444
--> Sione Latu | 0215554444 | 5024 | Wellington | Porirua | 14 Warspite Avenue

=== US nashville
Bobby Joe Carter
PO BOX 90210
NASHVILLE, TN 37209
615-555-0177
--> Bobby Joe Carter | 615-555-0177 | 37209 | Tennessee | Nashville | PO BOX 90210

=== US zh texas
收件人 庄雅 电话 469-555-0130 地址 2600 Preston Rd Apt 1206, Plano, TX 75093
--> 庄雅 | 469-555-0130 | 75093 | Texas | Plano | 2600 Preston Rd Apt 1206

=== US flag first
🇺🇸 to: Sophia Rossi, 18 Hanover Street, Boston MA 02113, +1 617 555 0125 🙏
--> Sophia Rossi | +1 617 555 0125 | 02113 | Massachusetts | Boston | 18 Hanover Street

=== CA brampton
Harpreet Gill
42 Cedarwood Crescent
Brampton, ON L6V 2K1
(905) 555-0139
--> Harpreet Gill | 905 555-0139 | L6V 2K1 | Ontario | Brampton | 42 Cedarwood Crescent

=== CA zh richmond hill
姓名：文静，手机：437-555-0161，地址：加拿大安大略省列治文山 88 Red Maple Rd，邮编：L4B 0H6
--> 文静 | 437-555-0161 | L4B 0H6 | Ontario | Richmond Hill | 88 Red Maple Rd

=== CA thunder bay
Kari Nieminen, 300 Bay Street, Thunder Bay, Ontario P7B 1R7, 807 555 0110
--> Kari Nieminen | 807 555 0110 | P7B 1R7 | Ontario | Thunder Bay | 300 Bay Street
`
