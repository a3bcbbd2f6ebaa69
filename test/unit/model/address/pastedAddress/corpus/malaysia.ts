export const malaysia = `
=== kl condo with labels
Name: Lee Chong Wei
Phone: +60 12-345 6789
Address: B-12-3, Residensi Harmoni, Jalan Ampang
50450 Kuala Lumpur
--> Lee Chong Wei | +60 12-345 6789 | 50450 | Kuala Lumpur | Kuala Lumpur | B-12-3, Residensi Harmoni, Jalan Ampang

=== taman in selangor
Nur Aisyah binti Ahmad
No. 23, Jalan SS 2/24, Taman Sea, 47300 Petaling Jaya, Selangor
H/P: 012-3456789
--> Nur Aisyah binti Ahmad | 012-3456789 | 47300 | Selangor | Petaling Jaya | No. 23, Jalan SS 2/24, Taman Sea

=== zh labels, johor
收件人：林志强
电话：016-777 8899
地址：柔佛新山 百万镇 Jalan Sutera 15 号 Taman Sutera Utama
邮编：81300
--> 林志强 | 016-777 8899 | 81300 | Johor | Johor Bahru | 百万镇 Jalan Sutera 15 号 Taman Sutera Utama

=== one line without commas
Wong Mei Fong 0178889990 Lot 5 Jalan Perindustrian 3 Taman Industri Cemerlang 81800 Ulu Tiram Johor
--> Wong Mei Fong | 0178889990 | 81800 | Johor | Ulu Tiram | Lot 5 Jalan Perindustrian 3 Taman Industri Cemerlang

=== shopee card
Siti Khadijah | (+60) 19 234 5678
12, Lorong Bukit Minyak 8, Taman Bukit Minyak, 14000 Bukit Mertajam, Pulau Pinang
--> Siti Khadijah | +60 19 234 5678 | 14000 | Penang | Bukit Mertajam | 12, Lorong Bukit Minyak 8, Taman Bukit Minyak

=== east malaysia, sarawak
Encik Jonathan Anak Ngau
Lot 1234, Lorong Song 3A, Jalan Song, 93350 Kuching, Sarawak, Malaysia
Tel: 082-456 789 HP: 013-822 3344
--> Encik Jonathan Anak Ngau | 013-822 3344 | 93350 | Sarawak | Kuching | Lot 1234, Lorong Song 3A, Jalan Song

=== east malaysia, sabah, in chinese
马来西亚沙巴亚庇市 里卡士湾 Jalan Teluk Likas 8号 88400 张丽华 0168234567 麻烦了
--> 张丽华 | 0168234567 | 88400 | Sabah | Kota Kinabalu | 里卡士湾 Jalan Teluk Likas 8号

=== kuala lumpur abbreviations
Recipient - Kelvin Chan
Contact - 60123456789
Addr - 28-05, Menara Binjai, 2 Jalan Binjai, KL
Postcode - 50450
--> Kelvin Chan | +60123456789 | 50450 | Kuala Lumpur | Kuala Lumpur | 28-05, Menara Binjai, 2 Jalan Binjai

=== federal territory spelled out
Puan Rohani Bt Yusof, A-3-7 Pangsapuri Seri Cempaka, Jalan Pandan Indah 4/2, 55100 Wilayah Persekutuan Kuala Lumpur, 0192223344
--> Puan Rohani Bt Yusof | 0192223344 | 55100 | Kuala Lumpur | Kuala Lumpur | A-3-7 Pangsapuri Seri Cempaka, Jalan Pandan Indah 4/2

=== selangor darul ehsan
MR. RAJESH A/L MUTHU
NO 8, JALAN KEMUNING PRIMA B33/B, KEMUNING UTAMA
40400 SHAH ALAM, SELANGOR DARUL EHSAN
TEL : 017-600 1122
--> MR. RAJESH A/L MUTHU | 017-600 1122 | 40400 | Selangor | Shah Alam | NO 8, JALAN KEMUNING PRIMA B33/B, KEMUNING UTAMA

=== flag, chat words
hello! this is my address ya 😊
Amanda Lim
0126667788
15A Jalan Telawi 3, Bangsar, 59100 Kuala Lumpur 🇲🇾
tq!!
--> Amanda Lim | 0126667788 | 59100 | Kuala Lumpur | Kuala Lumpur | 15A Jalan Telawi 3, Bangsar

=== chinese, ipoh
姓名 黄美玲
手机 +6012-5551234
地址 霹雳州怡保 花园东区 Jalan Dass 22号
邮编 30350
国家 马来西亚
--> 黄美玲 | +6012-5551234 | 30350 | Perak | Ipoh | 花园东区 Jalan Dass 22号

=== street above, name below
No 17-1 Jalan Merdeka
Taman Melaka Raya
75000 Melaka
Attn: Mr Chia Soon Huat
06-284 5678
--> Mr Chia Soon Huat | 06-284 5678 | 75000 | Melaka | Malacca City | No 17-1 Jalan Merdeka, Taman Melaka Raya

=== lazada card
Ahmad Firdaus bin Ismail
601112345678
Kuantan, 25200, Pahang
Lot 7890 Kampung Tanjung Lumpur
--> Ahmad Firdaus bin Ismail | +601112345678 | 25200 | Pahang | Kuantan | Lot 7890 Kampung Tanjung Lumpur

=== putrajaya, office
Jabatan Perkhidmatan Awam, Blok C1, Kompleks C, Presint 1, 62510 Putrajaya
U/P: Cik Farah Diana
Tel: 03-8885 4000
--> Cik Farah Diana | 03-8885 4000 | 62510 | Putrajaya | Putrajaya | Jabatan Perkhidmatan Awam, Blok C1, Kompleks C, Presint 1

=== order text before and after
订单号 MY230987654321
收货人: 郑雅文, 手机: 011-2345 6789
收货地址: 雪兰莪州梳邦再也 USJ 9/5Q 12号 邮编47620
共2件 ¥128.00
--> 郑雅文 | 011-2345 6789 | 47620 | Selangor | Subang Jaya | USJ 9/5Q 12号

=== penang, island
Ooi Khai Shen; 0164123456; 3-2-1 Sunrise Tower, Persiaran Gurney, 10250 George Town, Penang
--> Ooi Khai Shen | 0164123456 | 10250 | Penang | George Town | 3-2-1 Sunrise Tower, Persiaran Gurney

=== kampung without a number
Mohd Hafiz Bin Salleh
Kg. Padang Embon, Jalan Raja Perempuan Zainab 2
16150 Kota Bharu
Kelantan
no tel 0139988776
--> Mohd Hafiz Bin Salleh | 0139988776 | 16150 | Kelantan | Kota Bharu | Kg. Padang Embon, Jalan Raja Perempuan Zainab 2

=== comma after everything, capital letters
TAN SIEW LING,
22, JALAN PERMAS 10/3,
BANDAR BARU PERMAS JAYA,
81750 MASAI,
JOHOR.
012-7788990
--> TAN SIEW LING | 012-7788990 | 81750 | Johor | MASAI | 22, JALAN PERMAS 10/3, BANDAR BARU PERMAS JAYA

=== dots in the phone
Kavitha d/o Subramaniam, 012.334.5566, Unit 12-05 Block A, Pelangi Utama, Jalan Masjid, 47800 Petaling Jaya Selangor
--> Kavitha d/o Subramaniam | 012 334 5566 | 47800 | Selangor | Petaling Jaya | Unit 12-05 Block A, Pelangi Utama, Jalan Masjid

=== labelled city and state
Full Name: Chong Kai Xin
Phone Number: +60 16-900 8007
Address Line 1: 9, Jalan Setia Tropika 1/1
City: Johor Bahru
State: Johor
Zip: 81200
Country: Malaysia
--> Chong Kai Xin | +60 16-900 8007 | 81200 | Johor | Johor Bahru | 9, Jalan Setia Tropika 1/1

=== chinese name with a title, labuan
陈先生 087-412345 Jalan Merdeka U0123, 87000 Labuan
--> 陈先生 | 087-412345 | 87000 | Labuan | Victoria | Jalan Merdeka U0123

=== sarawak in chinese with english street
寄给 刘诗敏
砂拉越美里 98000 Jalan Permyjaya 2, Desa Senadin, Lot 4567
手机号：0148881234
--> 刘诗敏 | 0148881234 | 98000 | Sarawak | Miri | Jalan Permyjaya 2, Desa Senadin, Lot 4567

=== no state at all
Faridah Hanim
8 Jalan 14/29, Seksyen 14, 46100 PJ
019-300 4005
--> Faridah Hanim | 019-300 4005 | 46100 | Selangor | Petaling Jaya | 8 Jalan 14/29, Seksyen 14

=== pipe and chinese thanks
谢伟杰｜0123344556｜34 Jalan Kenari 5, Bandar Puchong Jaya, 47100 Puchong, Selangor｜谢谢老板
--> 谢伟杰 | 0123344556 | 47100 | Selangor | Puchong | 34 Jalan Kenari 5, Bandar Puchong Jaya

=== kedah, phone in the middle
Norliza Abu Bakar 0194455667
No. 112, Taman Ria Jaya
08000 Sungai Petani, Kedah
Jangan letak depan pintu ya, terima kasih
--> Norliza Abu Bakar | 0194455667 | 08000 | Kedah | Sungai Petani | No. 112, Taman Ria Jaya

=== po box
Liew Sook Yee
P.O. Box 11223, 88813 Kota Kinabalu, Sabah
+60-16-831 2200
--> Liew Sook Yee | +60-16-831 2200 | 88813 | Sabah | Kota Kinabalu | P.O. Box 11223

=== mixed with parcels
Puan Zaleha
Lot 8, Batu 5 1/2, Jalan Kelang Lama
58000 K.L.
H/P 03-7981 2345
--> Puan Zaleha | 03-7981 2345 | 58000 | Kuala Lumpur | Kuala Lumpur | Lot 8, Batu 5 1/2, Jalan Kelang Lama

=== zh chat
老板你好，我要寄到马来西亚槟城，地址 11-3 Persiaran Bayan Indah, 11900 Bayan Lepas，名字黄国强，电话 012-4567890
--> 黄国强 | 012-4567890 | 11900 | Penang | Bayan Lepas | 11-3 Persiaran Bayan Indah

=== commas, state before code
Aina Sofea, 15 Jalan Bestari 2/1, Taman Nusa Bestari, Iskandar Puteri, Johor 79150, 0177001122
--> Aina Sofea | 0177001122 | 79150 | Johor | Iskandar Puteri | 15 Jalan Bestari 2/1, Taman Nusa Bestari

=== cyberjaya block
Name: Arvind Kumar
Block D-2-15, The Arc, Persiaran Multimedia
63000 Cyberjaya
Selangor, Malaysia
Mobile : +6016 2233445
--> Arvind Kumar | +6016 2233445 | 63000 | Selangor | Cyberjaya | Block D-2-15, The Arc, Persiaran Multimedia

=== unlisted town
Chin Mei Yee
33 Jalan Besar
39000 Tanah Rata, Cameron Highlands
Pahang
05-4911234
--> Chin Mei Yee | 05-4911234 | 39000 | Pahang | Tanah Rata | 33 Jalan Besar, Cameron Highlands

=== zh address with english state
林晓彤 +60 17-212 3344 25, Jalan Sri Hartamas 7, 50480 Kuala Lumpur, Malaysia
--> 林晓彤 | +60 17-212 3344 | 50480 | Kuala Lumpur | Kuala Lumpur | 25, Jalan Sri Hartamas 7

=== label with slash names
Nama Penerima: Nurul Izzah
No Telefon: 018-2223344
Alamat Penghantaran: No 4, Lorong Melati 2, Taman Melati
Poskod: 53100
Bandar: Kuala Lumpur
Negeri: Wilayah Persekutuan
--> Nurul Izzah | 018-2223344 | 53100 | Kuala Lumpur | Kuala Lumpur | No 4, Lorong Melati 2, Taman Melati

=== batu pahat
Tan Ah Lek 127, Jalan Rugayah, 83000 Batu Pahat, Johor 07-4321234
--> Tan Ah Lek | 07-4321234 | 83000 | Johor | Batu Pahat | 127, Jalan Rugayah

=== ship from message
can send to this address? Chan Yoke Peng, 22-3A Casa Bella, Jln Kuchai Maju 7, 58200 KL. phone 016-2019988
--> Chan Yoke Peng | 016-2019988 | 58200 | Kuala Lumpur | Kuala Lumpur | 22-3A Casa Bella, Jln Kuchai Maju 7
`
