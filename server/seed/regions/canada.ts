import { province } from './place.ts'

export const CANADA = [
  province(
    '安大略省 Ontario',
    '多伦多 Toronto, 渥太华 Ottawa, 密西沙加 Mississauga, 万锦 Markham, 列治文山 Richmond Hill, 布兰普顿 Brampton, 汉密尔顿 Hamilton, 伦敦 London, 滑铁卢 Waterloo, 金斯顿 Kingston, 温莎 Windsor',
  ),
  province(
    '不列颠哥伦比亚省 British Columbia',
    '温哥华 Vancouver, 列治文 Richmond, 本拿比 Burnaby, 素里 Surrey, 高贵林 Coquitlam, 维多利亚 Victoria, 基洛纳 Kelowna, 纳奈莫 Nanaimo',
  ),
  province(
    '魁北克省 Quebec',
    '蒙特利尔 Montreal, 魁北克市 Quebec City, 拉瓦勒 Laval, 加蒂诺 Gatineau, 舍布鲁克 Sherbrooke',
  ),
  province(
    '艾伯塔省 Alberta',
    '卡尔加里 Calgary, 埃德蒙顿 Edmonton, 红鹿市 Red Deer, 莱斯布里奇 Lethbridge, 麦克默里堡 Fort McMurray',
  ),
  province('曼尼托巴省 Manitoba', '温尼伯 Winnipeg, 布兰登 Brandon, 斯坦巴克 Steinbach'),
  province('萨斯喀彻温省 Saskatchewan', '萨斯卡通 Saskatoon, 里贾纳 Regina, 阿尔伯特王子城 Prince Albert'),
  province('新斯科舍省 Nova Scotia', '哈利法克斯 Halifax, 悉尼 Sydney, 特鲁罗 Truro'),
  province('新不伦瑞克省 New Brunswick', '蒙克顿 Moncton, 圣约翰 Saint John, 弗雷德里克顿 Fredericton'),
  province(
    '纽芬兰与拉布拉多省 Newfoundland and Labrador',
    '圣约翰斯 St. John’s, 科纳布鲁克 Corner Brook, 甘德 Gander',
  ),
  province('爱德华王子岛省 Prince Edward Island', '夏洛特敦 Charlottetown, 萨默赛德 Summerside'),
  province('育空地区 Yukon', '怀特霍斯 Whitehorse'),
  province('西北地区 Northwest Territories', '耶洛奈夫 Yellowknife'),
  province('努纳武特地区 Nunavut', '伊卡卢伊特 Iqaluit'),
]
