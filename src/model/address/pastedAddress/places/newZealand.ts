/** Regions with their main cities, in the format that `places.ts` describes. */
export const NEW_ZEALAND = `
Auckland=奥克兰: Auckland=奥克兰, North Shore=北岸, Manukau=曼努考, Waitakere=怀塔科莱
Wellington=惠灵顿: Wellington=惠灵顿, Lower Hutt=下哈特, Upper Hutt=上哈特, Porirua=波里鲁阿
Canterbury=坎特伯雷: Christchurch=基督城=克赖斯特彻奇, Timaru=蒂马鲁, Ashburton=阿什伯顿, Rangiora=兰吉奥拉
Waikato=怀卡托: Hamilton=汉密尔顿, Cambridge=剑桥, Taupo=陶波=Taupō, Tokoroa=托科罗阿
Bay of Plenty=丰盛湾: Tauranga=陶朗加, Rotorua=罗托鲁瓦, Whakatane=瓦卡塔尼
Otago=奥塔哥: Dunedin=但尼丁, Queenstown=皇后镇, Oamaru=奥马鲁, Wanaka=瓦纳卡
Manawatu-Whanganui=马纳瓦图-旺阿努伊=Manawatu=Whanganui=Manawatū-Whanganui: Palmerston North=北帕默斯顿, Whanganui=旺阿努伊=Wanganui, Levin=莱文
Northland=北地=北部地区: Whangarei=旺阿雷=Whangārei, Kerikeri=凯里凯里, Kaitaia=凯塔亚
Hawke’s Bay=霍克湾=Hawkes Bay=霍克斯湾: Napier=内皮尔, Hastings=黑斯廷斯
Taranaki=塔拉纳基: New Plymouth=新普利茅斯, Hawera=哈威拉
Southland=南地=南部地区: Invercargill=因弗卡吉尔, Gore=戈尔
Nelson=尼尔森: Nelson=尼尔森
Marlborough=马尔堡: Blenheim=布莱尼姆, Picton=皮克顿
Tasman=塔斯曼: Richmond=里士满, Motueka=莫图伊卡
Gisborne=吉斯伯恩: Gisborne=吉斯伯恩
West Coast=西海岸: Greymouth=格雷茅斯, Westport=韦斯特波特, Hokitika=霍基蒂卡
`
