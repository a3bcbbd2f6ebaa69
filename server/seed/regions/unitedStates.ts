import { province } from './place.ts'

export const UNITED_STATES = [
  province(
    '亚拉巴马州 Alabama',
    '伯明翰 Birmingham, 蒙哥马利 Montgomery, 亨茨维尔 Huntsville, 莫比尔 Mobile',
  ),
  province('阿拉斯加州 Alaska', '安克雷奇 Anchorage, 费尔班克斯 Fairbanks, 朱诺 Juneau'),
  province(
    '亚利桑那州 Arizona',
    '菲尼克斯 Phoenix, 图森 Tucson, 梅萨 Mesa, 钱德勒 Chandler, 斯科茨代尔 Scottsdale',
  ),
  province('阿肯色州 Arkansas', '小石城 Little Rock, 费耶特维尔 Fayetteville, 史密斯堡 Fort Smith'),
  province(
    '加利福尼亚州 California',
    '洛杉矶 Los Angeles, 旧金山 San Francisco, 圣迭戈 San Diego, 圣何塞 San Jose, 萨克拉门托 Sacramento, 尔湾 Irvine, 弗里蒙特 Fremont, 奥克兰 Oakland, 长滩 Long Beach, 弗雷斯诺 Fresno, 阿罕布拉 Alhambra, 蒙特利公园 Monterey Park',
  ),
  province(
    '科罗拉多州 Colorado',
    '丹佛 Denver, 科罗拉多斯普林斯 Colorado Springs, 奥罗拉 Aurora, 博尔德 Boulder',
  ),
  province(
    '康涅狄格州 Connecticut',
    '哈特福德 Hartford, 纽黑文 New Haven, 斯坦福德 Stamford, 布里奇波特 Bridgeport',
  ),
  province('特拉华州 Delaware', '威尔明顿 Wilmington, 多佛 Dover, 纽瓦克 Newark'),
  province('哥伦比亚特区 District of Columbia', '华盛顿 Washington'),
  province(
    '佛罗里达州 Florida',
    '迈阿密 Miami, 奥兰多 Orlando, 坦帕 Tampa, 杰克逊维尔 Jacksonville, 塔拉哈西 Tallahassee',
  ),
  province('佐治亚州 Georgia', '亚特兰大 Atlanta, 萨凡纳 Savannah, 奥古斯塔 Augusta, 哥伦布 Columbus'),
  province('夏威夷州 Hawaii', '火奴鲁鲁 Honolulu, 希洛 Hilo, 凯卢阿 Kailua'),
  province('爱达荷州 Idaho', '博伊西 Boise, 梅里迪恩 Meridian, 爱达荷福尔斯 Idaho Falls'),
  province(
    '伊利诺伊州 Illinois',
    '芝加哥 Chicago, 内珀维尔 Naperville, 斯普林菲尔德 Springfield, 香槟 Champaign',
  ),
  province(
    '印第安纳州 Indiana',
    '印第安纳波利斯 Indianapolis, 韦恩堡 Fort Wayne, 布卢明顿 Bloomington, 西拉法叶 West Lafayette',
  ),
  province('艾奥瓦州 Iowa', '得梅因 Des Moines, 锡达拉皮兹 Cedar Rapids, 艾奥瓦城 Iowa City, 埃姆斯 Ames'),
  province('堪萨斯州 Kansas', '威奇托 Wichita, 欧弗兰帕克 Overland Park, 托皮卡 Topeka, 劳伦斯 Lawrence'),
  province('肯塔基州 Kentucky', '路易维尔 Louisville, 列克星敦 Lexington, 法兰克福 Frankfort'),
  province('路易斯安那州 Louisiana', '新奥尔良 New Orleans, 巴吞鲁日 Baton Rouge, 什里夫波特 Shreveport'),
  province('缅因州 Maine', '波特兰 Portland, 奥古斯塔 Augusta, 班戈 Bangor'),
  province(
    '马里兰州 Maryland',
    '巴尔的摩 Baltimore, 罗克维尔 Rockville, 安纳波利斯 Annapolis, 盖瑟斯堡 Gaithersburg',
  ),
  province(
    '马萨诸塞州 Massachusetts',
    '波士顿 Boston, 剑桥 Cambridge, 昆西 Quincy, 伍斯特 Worcester, 阿默斯特 Amherst',
  ),
  province('密歇根州 Michigan', '底特律 Detroit, 安娜堡 Ann Arbor, 大急流城 Grand Rapids, 兰辛 Lansing'),
  province(
    '明尼苏达州 Minnesota',
    '明尼阿波利斯 Minneapolis, 圣保罗 Saint Paul, 罗切斯特 Rochester, 德卢斯 Duluth',
  ),
  province('密西西比州 Mississippi', '杰克逊 Jackson, 格尔夫波特 Gulfport, 牛津 Oxford'),
  province(
    '密苏里州 Missouri',
    '圣路易斯 St. Louis, 堪萨斯城 Kansas City, 斯普林菲尔德 Springfield, 哥伦比亚 Columbia',
  ),
  province('蒙大拿州 Montana', '比灵斯 Billings, 米苏拉 Missoula, 博兹曼 Bozeman, 海伦娜 Helena'),
  province('内布拉斯加州 Nebraska', '奥马哈 Omaha, 林肯 Lincoln'),
  province('内华达州 Nevada', '拉斯维加斯 Las Vegas, 里诺 Reno, 亨德森 Henderson, 卡森城 Carson City'),
  province('新罕布什尔州 New Hampshire', '曼彻斯特 Manchester, 纳舒厄 Nashua, 康科德 Concord'),
  province(
    '新泽西州 New Jersey',
    '泽西城 Jersey City, 纽瓦克 Newark, 爱迪生 Edison, 普林斯顿 Princeton, 特伦顿 Trenton',
  ),
  province('新墨西哥州 New Mexico', '阿尔伯克基 Albuquerque, 圣菲 Santa Fe, 拉斯克鲁塞斯 Las Cruces'),
  province(
    '纽约州 New York',
    '纽约 New York, 布法罗 Buffalo, 罗切斯特 Rochester, 锡拉丘兹 Syracuse, 奥尔巴尼 Albany, 伊萨卡 Ithaca',
  ),
  province(
    '北卡罗来纳州 North Carolina',
    '夏洛特 Charlotte, 罗利 Raleigh, 达勒姆 Durham, 格林斯伯勒 Greensboro, 卡里 Cary',
  ),
  province('北达科他州 North Dakota', '法戈 Fargo, 俾斯麦 Bismarck, 大福克斯 Grand Forks'),
  province('俄亥俄州 Ohio', '哥伦布 Columbus, 克利夫兰 Cleveland, 辛辛那提 Cincinnati, 托莱多 Toledo'),
  province('俄克拉何马州 Oklahoma', '俄克拉何马城 Oklahoma City, 塔尔萨 Tulsa, 诺曼 Norman'),
  province('俄勒冈州 Oregon', '波特兰 Portland, 尤金 Eugene, 塞勒姆 Salem, 比弗顿 Beaverton'),
  province(
    '宾夕法尼亚州 Pennsylvania',
    '费城 Philadelphia, 匹兹堡 Pittsburgh, 哈里斯堡 Harrisburg, 阿伦敦 Allentown, 州学院 State College',
  ),
  province('罗得岛州 Rhode Island', '普罗维登斯 Providence, 沃里克 Warwick, 纽波特 Newport'),
  province('南卡罗来纳州 South Carolina', '查尔斯顿 Charleston, 哥伦比亚 Columbia, 格林维尔 Greenville'),
  province('南达科他州 South Dakota', '苏福尔斯 Sioux Falls, 拉皮德城 Rapid City, 皮尔 Pierre'),
  province(
    '田纳西州 Tennessee',
    '纳什维尔 Nashville, 孟菲斯 Memphis, 诺克斯维尔 Knoxville, 查塔努加 Chattanooga',
  ),
  province(
    '得克萨斯州 Texas',
    '休斯敦 Houston, 达拉斯 Dallas, 奥斯汀 Austin, 圣安东尼奥 San Antonio, 沃思堡 Fort Worth, 普莱诺 Plano, 埃尔帕索 El Paso, 阿灵顿 Arlington',
  ),
  province('犹他州 Utah', '盐湖城 Salt Lake City, 普罗沃 Provo, 奥格登 Ogden'),
  province('佛蒙特州 Vermont', '伯灵顿 Burlington, 蒙彼利埃 Montpelier, 拉特兰 Rutland'),
  province(
    '弗吉尼亚州 Virginia',
    '弗吉尼亚海滩 Virginia Beach, 里士满 Richmond, 阿灵顿 Arlington, 费尔法克斯 Fairfax, 诺福克 Norfolk',
  ),
  province(
    '华盛顿州 Washington',
    '西雅图 Seattle, 贝尔维尤 Bellevue, 雷德蒙德 Redmond, 塔科马 Tacoma, 斯波坎 Spokane, 奥林匹亚 Olympia',
  ),
  province('西弗吉尼亚州 West Virginia', '查尔斯顿 Charleston, 摩根敦 Morgantown, 亨廷顿 Huntington'),
  province('威斯康星州 Wisconsin', '密尔沃基 Milwaukee, 麦迪逊 Madison, 格林贝 Green Bay'),
  province('怀俄明州 Wyoming', '夏延 Cheyenne, 卡斯珀 Casper, 拉勒米 Laramie'),
]
