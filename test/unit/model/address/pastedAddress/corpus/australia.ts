export const australia = `
=== suburb, state, code
Emily Chen
12 Railway Street, Chatswood NSW 2067
0412 345 678
--> Emily Chen | 0412 345 678 | 2067 | New South Wales | Chatswood | 12 Railway Street

=== unit over house
Name: Michael O'Brien
Mobile: 0423 111 222
Address: 3/45 Smith Street, Collingwood VIC 3066
--> Michael O'Brien | 0423 111 222 | 3066 | Victoria | Collingwood | 3/45 Smith Street

=== zh labels, english address
收货人：李雨桐
手机：0433 567 890
地址：Unit 1205, 250 City Road, Southbank VIC 3006 澳大利亚
--> 李雨桐 | 0433 567 890 | 3006 | Victoria | Southbank | Unit 1205, 250 City Road

=== chinese all through
澳大利亚新南威尔士州悉尼市乔治街 500 号 8 楼 邮编 2000 王磊 0401234567
--> 王磊 | 0401234567 | 2000 | New South Wales | Sydney | 乔治街 500 号 8 楼

=== melbourne apartment, country code
Sarah Nguyen, Apt 2304/568 Collins St, Melbourne VIC 3000, Australia, +61 412 987 654
--> Sarah Nguyen | +61 412 987 654 | 3000 | Victoria | Melbourne | Apt 2304/568 Collins St

=== queensland
Mr James Wilson
7 Kookaburra Court
Sunnybank QLD 4109
Ph: 07 3345 6789
--> Mr James Wilson | 07 3345 6789 | 4109 | Queensland | Sunnybank | 7 Kookaburra Court

=== landline with brackets
Attn: Olivia Taylor
Level 4, 120 Spencer Street
Melbourne Victoria 3000
Tel (03) 9123 4567
--> Olivia Taylor | 03 9123 4567 | 3000 | Victoria | Melbourne | Level 4, 120 Spencer Street

=== one line, no commas
Kevin Zhang 0430111222 18 Beecroft Road Epping NSW 2121
--> Kevin Zhang | 0430111222 | 2121 | New South Wales | Epping | 18 Beecroft Road

=== western australia
Recipient: Jack Thompson
Phone: +61 (0)438 222 333
Address: 15 Hay Street
Suburb: Subiaco
State: WA
Postcode: 6008
--> Jack Thompson | +61 438 222 333 | 6008 | Western Australia | Subiaco | 15 Hay Street

=== po box
Chloe Martin
PO Box 1234
Wollongong NSW 2500
Mob 0455 123 987
--> Chloe Martin | 0455 123 987 | 2500 | New South Wales | Wollongong | PO Box 1234

=== south australia, city is listed
Ms Huang Yanting / 0422 888 999 / 25 Grote Street / Adelaide SA 5000
--> Ms Huang Yanting | 0422 888 999 | 5000 | South Australia | Adelaide | 25 Grote Street

=== canberra
Dr Peter Walsh, 8 Northbourne Avenue, Canberra ACT 2601, 0411 222 333
--> Dr Peter Walsh | 0411 222 333 | 2601 | Australian Capital Territory | Canberra | 8 Northbourne Avenue

=== hobart, chat words
hey can you ship to this one pls:
Grace Lee
22 Davey St, Hobart TAS 7000
0409 555 666
cheers!
--> Grace Lee | 0409 555 666 | 7000 | Tasmania | Hobart | 22 Davey St

=== flag and city in chinese
🇦🇺 收件人 周子涵 电话 0466 777 888 地址 墨尔本 Box Hill 1 Prospect Street Unit 608 VIC 3128
--> 周子涵 | 0466 777 888 | 3128 | Victoria | Melbourne | Box Hill 1 Prospect Street Unit 608

=== gold coast
Liam Brown
Unit 9, 31 Surf Parade
Broadbeach, Gold Coast QLD 4218
Australia
+61431999888
--> Liam Brown | +61431999888 | 4218 | Queensland | Gold Coast | Unit 9, 31 Surf Parade, Broadbeach

=== northern territory
Name Tom Baker
Mob 0418 765 432
Addr 64 Smith St Darwin City NT 0800
--> Tom Baker | 0418 765 432 | 0800 | Northern Territory | Darwin City | 64 Smith St

=== capitals, commas
ZHAO MINGYU, 0450 321 654, 16 BURWOOD HIGHWAY, BURWOOD, VIC, 3125
--> ZHAO MINGYU | 0450 321 654 | 3125 | Victoria | BURWOOD | 16 BURWOOD HIGHWAY

=== taobao card for overseas
刘晓彤 , 61-0478123456
澳大利亚 昆士兰州 布里斯班 12 Adelaide Street
4000
--> 刘晓彤 | +61-0478123456 | 4000 | Queensland | Brisbane | 12 Adelaide Street

=== amazon labels
Full name: Hannah Scott
Phone number: 0499 000 111
Street address: 5 Ocean View Parade
Suburb/City: Newcastle
State/Territory: New South Wales
Postcode: 2300
--> Hannah Scott | 0499 000 111 | 2300 | New South Wales | Newcastle | 5 Ocean View Parade

=== building above the street
Ryan Wong
The Quay Residences
Tower 2, Level 18, 61 Quay St
Haymarket NSW 2000
M: 0413 444 555
--> Ryan Wong | 0413 444 555 | 2000 | New South Wales | Haymarket | The Quay Residences, Tower 2, Level 18, 61 Quay St

=== rural lot
Barry & Sue McDonald
Lot 12 Old Mill Lane
Wagga Wagga NSW 2650
0428 100 200
--> Barry & Sue McDonald | 0428 100 200 | 2650 | New South Wales | Wagga Wagga | Lot 12 Old Mill Lane

=== email signature
Kind regards
Isabella Rossi
Office Manager
Bright Dental Pty Ltd
Suite 3, 88 Pacific Highway, North Sydney NSW 2060
P 02 9955 1234 | M 0402 333 444
isabella@brightdental.com.au
--> Isabella Rossi | 0402 333 444 | 2060 | New South Wales | North Sydney | Bright Dental Pty Ltd, Suite 3, 88 Pacific Highway

=== chinese suburb
地址：澳洲维州墨尔本格伦韦弗利 Glen Waverley 金斯威路 88 号
邮编：3150
收件人：孙悦
电话：+61 4 1234 5678
--> 孙悦 | +61 4 1234 5678 | 3150 | Victoria | Melbourne | 格伦韦弗利 Glen Waverley 金斯威路 88 号

=== dashes in the phone, order text
Order 114-3344556-77 confirmed
SHIP TO: Nathan Kim, 2A Koornang Rd, Carnegie VIC 3163
Contact number: 0416-234-567
Total $58.40
--> Nathan Kim | 0416-234-567 | 3163 | Victoria | Carnegie | 2A Koornang Rd

=== victoria spelled out, postcode first
3168
Clayton, Victoria
19 Wellington Road
Anh Thi Pham
0481 222 000
--> Anh Thi Pham | 0481 222 000 | 3168 | Victoria | Clayton | 19 Wellington Road

=== hyphenated name
Mary-Jane Foster - 0414 676 767 - 40 Flinders Lane - Melbourne - VIC - 3000
--> Mary-Jane Foster | 0414 676 767 | 3000 | Victoria | Melbourne | 40 Flinders Lane

=== chat in chinese, address in english
亲 麻烦寄到 5 Marlborough St, Surry Hills NSW 2010，收货人 Tina Xu，电话0425 999 000，谢谢亲
--> Tina Xu | 0425 999 000 | 2010 | New South Wales | Surry Hills | 5 Marlborough St

=== unit without comma
Jessica Lau
U5 14 Macquarie Rd
Auburn NSW 2144
ph: 0414111222
--> Jessica Lau | 0414111222 | 2144 | New South Wales | Auburn | U5 14 Macquarie Rd

=== zh labels with suburb city
姓名：邓伟
电话：0420 333 111
地址：32 Carrington Rd, Box Hill, Melbourne, VIC 3128, Australia
--> 邓伟 | 0420 333 111 | 3128 | Victoria | Melbourne | 32 Carrington Rd, Box Hill

=== care of
Mia Anderson
C/- Post Office
Byron Bay, NSW, 2481
Tel. +61 2 6680 1234
--> Mia Anderson | +61 2 6680 1234 | 2481 | New South Wales | Byron Bay | C/- Post Office

=== one line state name
Deliver to Paul Grant 22/8 Wharf Street Tweed Heads NSW 2485 mobile 0433222111
--> Paul Grant | 0433222111 | 2485 | New South Wales | Tweed Heads | 22/8 Wharf Street

=== country behind the code
Sienna Clark; 91 Rundle Mall; Adelaide; South Australia; 5000; Australia; 0401 999 888
--> Sienna Clark | 0401 999 888 | 5000 | South Australia | Adelaide | 91 Rundle Mall

=== townhouse
Ella Robinson
Townhouse 3, 29 Moreton Bay Road
Capalaba Queensland 4157
Australia
0417 600 700
--> Ella Robinson | 0417 600 700 | 4157 | Queensland | Capalaba | Townhouse 3, 29 Moreton Bay Road

=== zh with phone first
+61 423 456 789 冯小刚 Unit 2 / 17 Station St, Burwood NSW 2134
--> 冯小刚 | +61 423 456 789 | 2134 | New South Wales | Burwood | Unit 2, 17 Station St

=== lower case
send to: lachie morris, 3 wattle grove, kingston tas 7050, 0400 777 111
--> lachie morris | 0400 777 111 | 7050 | Tasmania | kingston | 3 wattle grove

=== zh labels, english state in full
收件人：Cathy Guo
地址：106 Rosalind Street, Crows Nest, New South Wales 2065
手机：+61-405-123-123
--> Cathy Guo | +61-405-123-123 | 2065 | New South Wales | Crows Nest | 106 Rosalind Street

=== surname first
DUNN, Matthew
19 Kent Court
Toorak VIC 3142
0412345678
--> DUNN, Matthew | 0412345678 | 3142 | Victoria | Toorak | 19 Kent Court
`
