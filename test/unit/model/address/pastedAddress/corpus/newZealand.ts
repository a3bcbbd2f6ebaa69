export const newZealand = `
=== auckland city
Aroha Ngata
12 Queen Street, Auckland Central, Auckland 1010
021 234 5678
--> Aroha Ngata | 021 234 5678 | 1010 | Auckland | Auckland | 12 Queen Street, Auckland Central

=== zh labels
收件人：何婷婷
电话：022 345 6789
地址：新西兰奥克兰皇后街 88 号 1203 室
邮编：1010
--> 何婷婷 | 022 345 6789 | 1010 | Auckland | Auckland | 皇后街 88 号 1203 室

=== suburb above the city
Name: Tane Mahuta
Phone: +64 27 123 4567
Address: 45 Cuba Street
Te Aro
Wellington 6011
--> Tane Mahuta | +64 27 123 4567 | 6011 | Wellington | Wellington | 45 Cuba Street, Te Aro

=== christchurch, commas
Mr George Harper, 7 Riccarton Road, Riccarton, Christchurch 8011, New Zealand, 0211234567
--> Mr George Harper | 0211234567 | 8011 | Canterbury | Christchurch | 7 Riccarton Road, Riccarton

=== flat
Flat 2, 18 George Street
Dunedin 9016
Hemi Parata 027 555 1234
--> Hemi Parata | 027 555 1234 | 9016 | Otago | Dunedin | Flat 2, 18 George Street

=== country code with brackets
Ms Mei Zhang | (+64) 21 888 777 | 3A Dominion Road, Mt Eden, Auckland 1024
--> Ms Mei Zhang | +64 21 888 777 | 1024 | Auckland | Auckland | 3A Dominion Road, Mt Eden

=== one line
William Taufa 0220001111 56 Great South Road Papatoetoe Auckland 2025 NZ
--> William Taufa | 0220001111 | 2025 | Auckland | Auckland | 56 Great South Road Papatoetoe

=== hamilton in waikato
Recipient: Sophie Walker
Tel: 07 838 1234
Addr: 101 Victoria Street, Hamilton Central, Hamilton 3204
--> Sophie Walker | 07 838 1234 | 3204 | Waikato | Hamilton | 101 Victoria Street, Hamilton Central

=== po box
Kiri Tamihana
PO Box 9876
Tauranga 3141
Mob: 021-765-432
--> Kiri Tamihana | 021-765-432 | 3141 | Bay of Plenty | Tauranga | PO Box 9876

=== rural delivery
Dave Robertson
RD 3, 245 Whakarewarewa Road
Rotorua 3073
+64 21 0222 3334
--> Dave Robertson | +64 21 0222 3334 | 3073 | Bay of Plenty | Rotorua | RD 3, 245 Whakarewarewa Road

=== flag and chat
Kia ora! please send it here 🙏
Marama King
28 Ponsonby Rd, Grey Lynn
Auckland 1011 🇳🇿
021 900 800
--> Marama King | 021 900 800 | 1011 | Auckland | Auckland | 28 Ponsonby Rd, Grey Lynn

=== chinese, christchurch
新西兰 坎特伯雷 基督城 Ilam Road 77号 8041 收货人：马骏 手机：0210 456 789
--> 马骏 | 0210 456 789 | 8041 | Canterbury | Christchurch | Ilam Road 77号

=== region behind the city
Rachel Green
19 The Terrace
Wellington Central
Wellington, Wellington 6011
New Zealand
04 472 1234
--> Rachel Green | 04 472 1234 | 6011 | Wellington | Wellington | 19 The Terrace, Wellington Central

=== queenstown
Attention: Josh Miller
Unit 5, 44 Shotover Street, Queenstown 9300, Otago
PH 03 442 5678
--> Josh Miller | 03 442 5678 | 9300 | Otago | Queenstown | Unit 5, 44 Shotover Street

=== labels with city
Full name: Anahera Paul
Phone: 0272223333
Street: 6 Trafalgar Street
City: Nelson
Postcode: 7010
Country: New Zealand
--> Anahera Paul | 0272223333 | 7010 | Nelson | Nelson | 6 Trafalgar Street

=== lower hutt
Li Na, 33 Jackson Street, Petone, Lower Hutt 5012, ph 0224445555
--> Li Na | 0224445555 | 5012 | Wellington | Lower Hutt | 33 Jackson Street, Petone

=== macron and apostrophe
Hēmi Te Rangi
14 Ōmokoroa Road
Papamoa, Tauranga 3118
027 800 9000
--> Hēmi Te Rangi | 027 800 9000 | 3118 | Bay of Plenty | Tauranga | 14 Ōmokoroa Road, Papamoa

=== hawke's bay
Mrs Helen Clarke
9 Emerson Street
Napier 4110
Hawke's Bay
0274 123 456
--> Mrs Helen Clarke | 0274 123 456 | 4110 | Hawke’s Bay | Napier | 9 Emerson Street

=== north shore
叶凯文，+64 210 889 9001，15 Glenfield Road, Glenfield, North Shore 0629，新西兰
--> 叶凯文 | +64 210 889 9001 | 0629 | Auckland | North Shore | 15 Glenfield Road, Glenfield

=== palmerston north
Wiremu Kingi - 0291112222 - 55 Broadway Avenue - Palmerston North 4410
--> Wiremu Kingi | 0291112222 | 4410 | Manawatu-Whanganui | Palmerston North | 55 Broadway Avenue

=== signature
Thanks,
Charlotte Hughes
Marketing Lead | Kauri Studio Ltd
Level 2, 10 Customs Street East, Auckland 1010
DDI 09 300 1122
Mobile 021 556 677
charlotte@kauri.co.nz
--> Charlotte Hughes | 021 556 677 | 1010 | Auckland | Auckland | Kauri Studio Ltd, Level 2, 10 Customs Street East

=== taobao card
胡晓明 64-0211239876
新西兰 奥克兰 奥克兰 Botany Road 123号
2010
--> 胡晓明 | +64-0211239876 | 2010 | Auckland | Auckland | Botany Road 123号

=== new plymouth
SHIP TO:
EMMA WATENE
21 DEVON STREET WEST
NEW PLYMOUTH 4310
NEW ZEALAND
PHONE: 06 759 1234
--> EMMA WATENE | 06 759 1234 | 4310 | Taranaki | New Plymouth | 21 DEVON STREET WEST

=== whangarei, name last
2/88 Bank Street, Whangarei 0110, Northland, for Pita Henare, 021 333 4444
--> Pita Henare | 021 333 4444 | 0110 | Northland | Whangarei | 2/88 Bank Street

=== manukau in chinese
姓名:蔡依依 电话:0212345678 地址:奥克兰曼努考 Great South Road 600号 邮编:2104 国家:新西兰
--> 蔡依依 | 0212345678 | 2104 | Auckland | Manukau | Great South Road 600号

=== invercargill
Bruce McKenzie
160 Dee St
Invercargill
9810
03 218 9000
--> Bruce McKenzie | 03 218 9000 | 9810 | Southland | Invercargill | 160 Dee St

=== country calling
Olivia Brown
15B Riddiford St
Newtown, Wellington, 6021
NZ
(+64) 022 456 7890
--> Olivia Brown | +64 022 456 7890 | 6021 | Wellington | Wellington | 15B Riddiford St, Newtown

=== unlisted town
Jack Te Kanawa
77 Pollen Street
Thames 3500
Waikato
07 868 1234
--> Jack Te Kanawa | 07 868 1234 | 3500 | Waikato | Thames | 77 Pollen Street

=== zh with suburb
收货人 林嘉怡 电话 021 456 789 地址 奥克兰 北岸 Birkenhead Ave 12号 邮编 0626
--> 林嘉怡 | 021 456 789 | 0626 | Auckland | North Shore | Birkenhead Ave 12号

=== level and building
Attn: Sam Cooper
PwC Tower, Level 10
15 Customs Street West
Auckland 1010, New Zealand
Mob +64 21 111 222
--> Sam Cooper | +64 21 111 222 | 1010 | Auckland | Auckland | PwC Tower, Level 10, 15 Customs Street West

=== cbd
Wang Lei
Unit 12C/ 70 Nelson St
Auckland CBD 1010
0226667777
--> Wang Lei | 0226667777 | 1010 | Auckland | Auckland | Unit 12C, 70 Nelson St, Auckland CBD

=== bay of plenty
Hone Ranapia, 6 Eleventh Ave, Tauranga South, Tauranga 3112, Bay of Plenty, New Zealand. Ph 07 578 1234
--> Hone Ranapia | 07 578 1234 | 3112 | Bay of Plenty | Tauranga | 6 Eleventh Ave, Tauranga South

=== rd number
Sarah & Tom Wells
1240 State Highway 2
RD 1
Katikati 3177
Bay of Plenty
0273334444
--> Sarah & Tom Wells | 0273334444 | 3177 | Bay of Plenty | Katikati | 1240 State Highway 2, RD 1
`
