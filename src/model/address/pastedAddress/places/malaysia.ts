/** States with their main cities, in the format that `places.ts` describes. */
export const MALAYSIA = `
Kuala Lumpur=KL=吉隆坡=W.P. Kuala Lumpur=WP Kuala Lumpur=Wilayah Persekutuan Kuala Lumpur=Wilayah Persekutuan=Federal Territory of Kuala Lumpur: Kuala Lumpur=吉隆坡
Selangor=雪兰莪=Selangor Darul Ehsan: Shah Alam=莎阿南=沙阿南=莎亚南, Petaling Jaya=八打灵再也=PJ, Subang Jaya=梳邦再也=Subang, Klang=巴生, Kajang=加影, Ampang Jaya=安邦再也, Puchong=蒲种, Selayang=士拉央, Cyberjaya=赛城, Sepang=雪邦, Rawang=万挠
Putrajaya=布城=W.P. Putrajaya=WP Putrajaya=Wilayah Persekutuan Putrajaya: Putrajaya=布城
Johor=柔佛=Johore=Johor Darul Takzim=Johor Darul Ta'zim: Johor Bahru=新山=JB=Johor Baru, Iskandar Puteri=依斯干达公主城=Nusajaya, Pasir Gudang=巴西古当, Batu Pahat=峇株巴辖, Muar=麻坡, Kluang=居銮, Kulai=古来, Segamat=昔加末
Penang=槟城=Pulau Pinang=P. Pinang=槟州=槟榔屿: George Town=乔治市=Georgetown=槟岛=槟城, Butterworth=北海, Bukit Mertajam=大山脚, Bayan Lepas=峇六拜, Nibong Tebal=高渊
Perak=霹雳=Perak Darul Ridzuan: Ipoh=怡保, Taiping=太平, Teluk Intan=安顺, Sitiawan=实兆远, Kuala Kangsar=江沙
Negeri Sembilan=NS=森美兰=N. Sembilan=N.Sembilan=森州: Seremban=芙蓉, Port Dickson=波德申, Nilai=汝来
Melaka=马六甲=Malacca: Malacca City=马六甲市=马六甲=Melaka=Malacca, Alor Gajah=亚罗牙也, Jasin=野新
Pahang=彭亨=Pahang Darul Makmur: Kuantan=关丹, Bentong=文冬, Temerloh=淡马鲁, Raub=劳勿
Kedah=吉打=Kedah Darul Aman: Alor Setar=亚罗士打=Alor Star, Sungai Petani=双溪大年, Kulim=居林, Langkawi=浮罗交怡
Perlis=玻璃市=Perlis Indera Kayangan: Kangar=加央, Arau=亚娄
Kelantan=吉兰丹=Kelantan Darul Naim: Kota Bharu=哥打峇鲁=Kota Baru=哥打巴鲁, Pasir Mas=巴西马, Tanah Merah=丹那美拉
Terengganu=登嘉楼=Terengganu Darul Iman=丁加奴=登加楼: Kuala Terengganu=瓜拉登嘉楼, Kemaman=甘马挽, Dungun=龙运
Sabah=沙巴: Kota Kinabalu=亚庇=KK=哥打京那巴鲁, Sandakan=山打根, Tawau=斗湖, Lahad Datu=拿笃, Keningau=根地咬, Semporna=仙本那
Sarawak=砂拉越=砂劳越: Kuching=古晋, Miri=美里, Sibu=诗巫, Bintulu=民都鲁, Kota Samarahan=三马拉汉, Sarikei=泗里奎
Labuan=纳闽=W.P. Labuan=WP Labuan=Wilayah Persekutuan Labuan: Victoria=Labuan=纳闽
`
