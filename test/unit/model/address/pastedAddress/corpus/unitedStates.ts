export const unitedStates = `
=== plain card
John Smith
123 Main Street, Apt 4B
Los Angeles, CA 90012
(408) 555-0134
--> John Smith | 408 555-0134 | 90012 | California | Los Angeles | 123 Main Street, Apt 4B

=== zh labels, mixed address
收件人：陈静
电话：+1 626-555-0178
地址：美国加州阿罕布拉 120 S Garfield Ave Apt 305
邮编：91801
--> 陈静 | +1 626-555-0178 | 91801 | California | Alhambra | 120 S Garfield Ave Apt 305

=== flushing
Lin Zhao, 136-20 38th Ave Suite 9G, Flushing, NY 11354, 718-555-0123
--> Lin Zhao | 718-555-0123 | 11354 | New York | Flushing | 136-20 38th Ave Suite 9G

=== zip plus four
Mr. Robert J. Miller
4500 Oak Lawn Ave
Dallas, TX 75219-2104
Phone: 214.555.0199
--> Mr. Robert J. Miller | 214 555 0199 | 75219-2104 | Texas | Dallas | 4500 Oak Lawn Ave

=== one line
Amy Wang 2065550142 1420 5th Ave Seattle WA 98101
--> Amy Wang | 2065550142 | 98101 | Washington | Seattle | 1420 5th Ave

=== labels of a shop
Full Name: Jessica Brown
Street Address: 77 Massachusetts Ave
Apt/Suite: Unit 12
City: Cambridge
State: MA
ZIP Code: 02139
Phone Number: (617) 555-0187
--> Jessica Brown | 617 555-0187 | 02139 | Massachusetts | Cambridge | 77 Massachusetts Ave, Unit 12

=== country behind
David Kim
980 N Michigan Ave #1400
Chicago, Illinois 60611
United States
+1 (312) 555-0166
--> David Kim | +1 312 555-0166 | 60611 | Illinois | Chicago | 980 N Michigan Ave #1400

=== state in chinese
美国德克萨斯州休斯顿市 9889 Bellaire Blvd 77036 收货人 何伟 电话 8325550111
--> 何伟 | 8325550111 | 77036 | Texas | Houston | 9889 Bellaire Blvd

=== po box
Maria Garcia
P.O. Box 5512
Santa Fe NM 87502
505-555-0110
--> Maria Garcia | 505-555-0110 | 87502 | New Mexico | Santa Fe | P.O. Box 5512

=== new york, new york
Attn: Kevin Liu
88 Greenwich St, Apt 1203
New York, NY 10006
Tel: 1-917-555-0101
--> Kevin Liu | +1-917-555-0101 | 10006 | New York | New York | 88 Greenwich St, Apt 1203

=== usa in front
USA, California, San Jose, 95112, 55 River Oaks Pl Apt 210, Vivian Tran, 4085550123
--> Vivian Tran | 4085550123 | 95112 | California | San Jose | 55 River Oaks Pl Apt 210

=== chat around
Hi seller, can you change my address to
Michelle Park
350 5th Avenue, Floor 21
New York NY 10118
my number is 212-555-0190, thank you!!
--> Michelle Park | 212-555-0190 | 10118 | New York | New York | 350 5th Avenue, Floor 21

=== flag
🇺🇸 Brandon Lee / 702-555-0145 / 3799 S Las Vegas Blvd / Las Vegas NV 89109
--> Brandon Lee | 702-555-0145 | 89109 | Nevada | Las Vegas | 3799 S Las Vegas Blvd

=== washington dc
Dr. Angela Davis
1600 K Street NW, Suite 400
Washington, DC 20006
202-555-0155
--> Dr. Angela Davis | 202-555-0155 | 20006 | District of Columbia | Washington | 1600 K Street NW, Suite 400

=== hawaii
Keoni Nakamura, 2330 Kalakaua Ave, Honolulu, HI 96815, (808) 555 0120
--> Keoni Nakamura | 808 555 0120 | 96815 | Hawaii | Honolulu | 2330 Kalakaua Ave

=== university housing
收货人 赵天宇
手机 (217) 555-0133
地址 1010 W Green St, Unit 512, Urbana, IL, 61801, USA
--> 赵天宇 | 217 555-0133 | 61801 | Illinois | Urbana | 1010 W Green St, Unit 512

=== name at the end
1234 Elm Street, Springfield, IL 62704
Recipient Emily Johnson
(217) 555-0122
--> Emily Johnson | 217 555-0122 | 62704 | Illinois | Springfield | 1234 Elm Street

=== tabs
Grace Huang	6505550177	742 Evergreen Terrace	Palo Alto	CA	94301
--> Grace Huang | 6505550177 | 94301 | California | Palo Alto | 742 Evergreen Terrace

=== signature
Best,
Christopher Young
Software Engineer
Blue Harbor Inc.
500 Boylston Street, 9th Floor
Boston, MA 02116
O: (617) 555-0100
C: (617) 555-0144
chris@blueharbor.com
--> Christopher Young | 617 555-0144 | 02116 | Massachusetts | Boston | Blue Harbor Inc., 500 Boylston Street, 9th Floor

=== taobao card
徐佳 , 1-4155550188
美国 加利福尼亚州 旧金山 Sunset District 1800 Irving St
94122
--> 徐佳 | +1-4155550188 | 94122 | California | San Francisco | Sunset District 1800 Irving St

=== capitals with order number
ORDER NO: 113-4455667-8899001
SHIP TO: WILLIAM H TAYLOR
2900 PEACHTREE RD NE APT 1808
ATLANTA GA 30305-4912
PHONE 4045550161
--> WILLIAM H TAYLOR | 4045550161 | 30305-4912 | Georgia | Atlanta | 2900 PEACHTREE RD NE APT 1808

=== irvine
林婉儿 +19495550136 14 Peppermint, Irvine, California 92618
--> 林婉儿 | +19495550136 | 92618 | California | Irvine | 14 Peppermint

=== dash separators
Name- Sandra Lopez
Phone- 305-555-0172
Addr- 1111 Brickell Ave, Unit 2509
Miami FL
Zip- 33131
--> Sandra Lopez | 305-555-0172 | 33131 | Florida | Miami | 1111 Brickell Ave, Unit 2509

=== chinese full address
姓名：高翔
电话：001-206-555-0119
地址：华盛顿州贝尔维尤市 NE 8th Street 10900号 1502室
邮编：98004
国家：美国
--> 高翔 | +1-206-555-0119 | 98004 | Washington | Bellevue | NE 8th Street 10900号 1502室

=== two word city and state
Ms Ashley Carter
210 Fayetteville St
Raleigh, North Carolina, 27601
cell 919-555-0108
--> Ms Ashley Carter | 919-555-0108 | 27601 | North Carolina | Raleigh | 210 Fayetteville St

=== street with a state's name
Oscar Diaz, 455 California Street, 20th Fl, San Francisco CA 94104, 415-555-0163
--> Oscar Diaz | 415-555-0163 | 94104 | California | San Francisco | 455 California Street, 20th Fl

=== mobile in alabama
Tanya Reed
300 Government Street
Mobile, AL 36602
251-555-0127
--> Tanya Reed | 251-555-0127 | 36602 | Alabama | Mobile | 300 Government Street

=== unlisted town with two words
Henry Ford III
20900 Oakwood Blvd
West Bloomfield Township, MI 48322
(313) 555-0180
--> Henry Ford III | 313 555-0180 | 48322 | Michigan | West Bloomfield Township | 20900 Oakwood Blvd

=== zh name with english in brackets
王晓明(Xiaoming Wang) 5105550174 2299 Piedmont Ave, Berkeley, CA 94720
--> 王晓明(Xiaoming Wang) | 5105550174 | 94720 | California | Berkeley | 2299 Piedmont Ave

=== hash apartment
Carlos Mendez, 4021 W 8th St #205, Los Angeles CA 90005 USA, Ph# 213-555-0112
--> Carlos Mendez | 213-555-0112 | 90005 | California | Los Angeles | 4021 W 8th St #205

=== zip before state
Nora White
90 Prospect Ave
Hackensack 07601 NJ
201-555-0105
--> Nora White | 201-555-0105 | 07601 | New Jersey | Hackensack | 90 Prospect Ave

=== unit line
Kim Tran
1500 Westlake Ave N
Unit 330
Seattle
WA
98109
206.555.0196
--> Kim Tran | 206 555 0196 | 98109 | Washington | Seattle | 1500 Westlake Ave N, Unit 330

=== zh brooklyn
收件人：许晴，纽约布鲁克林 6402 8th Ave 2F，Brooklyn, NY 11220，电话：(347)555-0128
--> 许晴 | 347 555-0128 | 11220 | New York | Brooklyn | 布鲁克林 6402 8th Ave 2F

=== company first
Attn Accounts Payable
Contoso LLC
One Microsoft Way, Building 92
Redmond, WA 98052
425-555-0100
--> Accounts Payable | 425-555-0100 | 98052 | Washington | Redmond | Contoso LLC, One Microsoft Way, Building 92

=== two streets
Zoe Adams
c/o Adams Family Dental
14 E 60th St, Ste 900
New York, New York 10022
(212) 555 - 0137
--> Zoe Adams | 212 555-0137 | 10022 | New York | New York | c/o Adams Family Dental, 14 E 60th St, Ste 900

=== zh order
【收货人】钱多多
【联系电话】+1 702 555 0199
【详细地址】4321 Spring Mountain Rd B-105
【城市】Las Vegas
【州】NV
【邮编】89102
--> 钱多多 | +1 702 555 0199 | 89102 | Nevada | Las Vegas | 4321 Spring Mountain Rd B-105

=== puerto style
Ana Torres
PMB 203, 1357 Ashford Ave
Orlando, Fl. 32801
407 555 0152
--> Ana Torres | 407 555 0152 | 32801 | Florida | Orlando | PMB 203, 1357 Ashford Ave

=== no state code but name of city
Gloria Estevez, 1200 Ocean Dr, Miami, Florida. 33139. 786-555-0108
--> Gloria Estevez | 786-555-0108 | 33139 | Florida | Miami | 1200 Ocean Dr

=== dorm
Jing Li
Stanford University, 658 Escondido Rd
EVGR-A 0412, Stanford, CA 94305
650-555-0129
--> Jing Li | 650-555-0129 | 94305 | California | Stanford | Stanford University, 658 Escondido Rd, EVGR-A 0412
`
