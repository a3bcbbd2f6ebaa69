import { province } from './place.ts'

export const AUSTRALIA = [
  province(
    '新南威尔士州 New South Wales',
    '悉尼 Sydney, 纽卡斯尔 Newcastle, 卧龙岗 Wollongong, 中央海岸 Central Coast, 梅特兰 Maitland, 沃加沃加 Wagga Wagga, 奥尔伯里 Albury',
  ),
  province(
    '维多利亚州 Victoria',
    '墨尔本 Melbourne, 吉朗 Geelong, 巴拉瑞特 Ballarat, 本迪戈 Bendigo, 谢珀顿 Shepparton, 梅尔顿 Melton',
  ),
  province(
    '昆士兰州 Queensland',
    '布里斯班 Brisbane, 黄金海岸 Gold Coast, 阳光海岸 Sunshine Coast, 汤斯维尔 Townsville, 凯恩斯 Cairns, 图文巴 Toowoomba, 麦凯 Mackay, 罗克汉普顿 Rockhampton',
  ),
  province(
    '西澳大利亚州 Western Australia',
    '珀斯 Perth, 曼杜拉 Mandurah, 班伯里 Bunbury, 杰拉尔顿 Geraldton, 奥尔巴尼 Albany, 卡尔古利 Kalgoorlie',
  ),
  province('南澳大利亚州 South Australia', '阿德莱德 Adelaide, 甘比尔山 Mount Gambier, 怀阿拉 Whyalla'),
  province('塔斯马尼亚州 Tasmania', '霍巴特 Hobart, 朗塞斯顿 Launceston, 德文港 Devonport, 伯尼 Burnie'),
  province('首都领地 Australian Capital Territory', '堪培拉 Canberra'),
  province('北领地 Northern Territory', '达尔文 Darwin, 爱丽斯泉 Alice Springs, 凯瑟琳 Katherine'),
]

export const NEW_ZEALAND = [
  province('奥克兰 Auckland', '奥克兰 Auckland, 北岸 North Shore, 曼努考 Manukau, 怀塔科莱 Waitakere'),
  province('惠灵顿 Wellington', '惠灵顿 Wellington, 下哈特 Lower Hutt, 上哈特 Upper Hutt, 波里鲁阿 Porirua'),
  province(
    '坎特伯雷 Canterbury',
    '基督城 Christchurch, 蒂马鲁 Timaru, 阿什伯顿 Ashburton, 兰吉奥拉 Rangiora',
  ),
  province('怀卡托 Waikato', '汉密尔顿 Hamilton, 剑桥 Cambridge, 陶波 Taupo, 托科罗阿 Tokoroa'),
  province('丰盛湾 Bay of Plenty', '陶朗加 Tauranga, 罗托鲁瓦 Rotorua, 瓦卡塔尼 Whakatane'),
  province('奥塔哥 Otago', '但尼丁 Dunedin, 皇后镇 Queenstown, 奥马鲁 Oamaru, 瓦纳卡 Wanaka'),
  province(
    '马纳瓦图-旺阿努伊 Manawatu-Whanganui',
    '北帕默斯顿 Palmerston North, 旺阿努伊 Whanganui, 莱文 Levin',
  ),
  province('北地 Northland', '旺阿雷 Whangarei, 凯里凯里 Kerikeri, 凯塔亚 Kaitaia'),
  province('霍克湾 Hawke’s Bay', '内皮尔 Napier, 黑斯廷斯 Hastings'),
  province('塔拉纳基 Taranaki', '新普利茅斯 New Plymouth, 哈威拉 Hawera'),
  province('南地 Southland', '因弗卡吉尔 Invercargill, 戈尔 Gore'),
  province('尼尔森 Nelson', '尼尔森 Nelson'),
  province('马尔堡 Marlborough', '布莱尼姆 Blenheim, 皮克顿 Picton'),
  province('塔斯曼 Tasman', '里士满 Richmond, 莫图伊卡 Motueka'),
  province('吉斯伯恩 Gisborne', '吉斯伯恩 Gisborne'),
  province('西海岸 West Coast', '格雷茅斯 Greymouth, 韦斯特波特 Westport, 霍基蒂卡 Hokitika'),
]
