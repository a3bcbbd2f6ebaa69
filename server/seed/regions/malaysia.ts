import { province } from './place.ts'

export const MALAYSIA_WEST = [
  province('吉隆坡 Kuala Lumpur', '吉隆坡 Kuala Lumpur'),
  province(
    '雪兰莪 Selangor',
    '莎阿南 Shah Alam, 八打灵再也 Petaling Jaya, 梳邦再也 Subang Jaya, 巴生 Klang, 加影 Kajang, 安邦再也 Ampang Jaya, 蒲种 Puchong, 士拉央 Selayang, 赛城 Cyberjaya, 雪邦 Sepang, 万挠 Rawang',
  ),
  province('布城 Putrajaya', '布城 Putrajaya'),
  province(
    '柔佛 Johor',
    '新山 Johor Bahru, 依斯干达公主城 Iskandar Puteri, 巴西古当 Pasir Gudang, 峇株巴辖 Batu Pahat, 麻坡 Muar, 居銮 Kluang, 古来 Kulai, 昔加末 Segamat',
  ),
  province(
    '槟城 Penang',
    '乔治市 George Town, 北海 Butterworth, 大山脚 Bukit Mertajam, 峇六拜 Bayan Lepas, 高渊 Nibong Tebal',
  ),
  province('霹雳 Perak', '怡保 Ipoh, 太平 Taiping, 安顺 Teluk Intan, 实兆远 Sitiawan, 江沙 Kuala Kangsar'),
  province('森美兰 Negeri Sembilan', '芙蓉 Seremban, 波德申 Port Dickson, 汝来 Nilai'),
  province('马六甲 Melaka', '马六甲市 Malacca City, 亚罗牙也 Alor Gajah, 野新 Jasin'),
  province('彭亨 Pahang', '关丹 Kuantan, 文冬 Bentong, 淡马鲁 Temerloh, 劳勿 Raub'),
  province('吉打 Kedah', '亚罗士打 Alor Setar, 双溪大年 Sungai Petani, 居林 Kulim, 浮罗交怡 Langkawi'),
  province('玻璃市 Perlis', '加央 Kangar, 亚娄 Arau'),
  province('吉兰丹 Kelantan', '哥打峇鲁 Kota Bharu, 巴西马 Pasir Mas, 丹那美拉 Tanah Merah'),
  province('登嘉楼 Terengganu', '瓜拉登嘉楼 Kuala Terengganu, 甘马挽 Kemaman, 龙运 Dungun'),
]

export const MALAYSIA_EAST = [
  province(
    '沙巴 Sabah',
    '亚庇 Kota Kinabalu, 山打根 Sandakan, 斗湖 Tawau, 拿笃 Lahad Datu, 根地咬 Keningau, 仙本那 Semporna',
  ),
  province(
    '砂拉越 Sarawak',
    '古晋 Kuching, 美里 Miri, 诗巫 Sibu, 民都鲁 Bintulu, 三马拉汉 Kota Samarahan, 泗里奎 Sarikei',
  ),
  province('纳闽 Labuan', '纳闽 Victoria'),
]
