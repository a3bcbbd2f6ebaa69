/** States with their main cities, in the format that `places.ts` describes. */
export const UNITED_STATES = `
Alabama=AL=亚拉巴马=阿拉巴马: Birmingham=伯明翰, Montgomery=蒙哥马利, Huntsville=亨茨维尔, Mobile=莫比尔
Alaska=AK=阿拉斯加: Anchorage=安克雷奇, Fairbanks=费尔班克斯, Juneau=朱诺
Arizona=AZ=亚利桑那: Phoenix=菲尼克斯, Tucson=图森, Mesa=梅萨, Chandler=钱德勒, Scottsdale=斯科茨代尔
Arkansas=AR=阿肯色: Little Rock=小石城, Fayetteville=费耶特维尔, Fort Smith=史密斯堡
California=CA=加利福尼亚=加州=Calif: Los Angeles=洛杉矶=LA, San Francisco=旧金山=SF=三藩市, San Diego=圣迭戈=圣地亚哥, San Jose=圣何塞, Sacramento=萨克拉门托, Irvine=尔湾=欧文, Fremont=弗里蒙特, Oakland=奥克兰, Long Beach=长滩, Fresno=弗雷斯诺, Alhambra=阿罕布拉, Monterey Park=蒙特利公园
Colorado=CO=科罗拉多=科州: Denver=丹佛, Colorado Springs=科罗拉多斯普林斯, Aurora=奥罗拉, Boulder=博尔德
Connecticut=CT=康涅狄格=康州: Hartford=哈特福德, New Haven=纽黑文, Stamford=斯坦福德, Bridgeport=布里奇波特
Delaware=DE=特拉华: Wilmington=威尔明顿, Dover=多佛, Newark=纽瓦克
District of Columbia=DC=哥伦比亚特区=D.C.=华盛顿特区: Washington=华盛顿=华盛顿特区=华府
Florida=FL=佛罗里达=佛州: Miami=迈阿密, Orlando=奥兰多, Tampa=坦帕, Jacksonville=杰克逊维尔, Tallahassee=塔拉哈西
Georgia=GA=佐治亚=乔治亚: Atlanta=亚特兰大, Savannah=萨凡纳, Augusta=奥古斯塔, Columbus=哥伦布
Hawaii=HI=夏威夷: Honolulu=火奴鲁鲁=檀香山, Hilo=希洛, Kailua=凯卢阿
Idaho=ID=爱达荷: Boise=博伊西, Meridian=梅里迪恩, Idaho Falls=爱达荷福尔斯
Illinois=IL=伊利诺伊=伊利诺: Chicago=芝加哥, Naperville=内珀维尔, Springfield=斯普林菲尔德, Champaign=香槟
Indiana=IN=印第安纳=印州: Indianapolis=印第安纳波利斯, Fort Wayne=韦恩堡, Bloomington=布卢明顿, West Lafayette=西拉法叶
Iowa=IA=艾奥瓦=爱荷华: Des Moines=得梅因, Cedar Rapids=锡达拉皮兹, Iowa City=艾奥瓦城, Ames=埃姆斯
Kansas=KS=堪萨斯: Wichita=威奇托, Overland Park=欧弗兰帕克, Topeka=托皮卡, Lawrence=劳伦斯
Kentucky=KY=肯塔基: Louisville=路易维尔, Lexington=列克星敦, Frankfort=法兰克福
Louisiana=LA=路易斯安那: New Orleans=新奥尔良, Baton Rouge=巴吞鲁日, Shreveport=什里夫波特
Maine=ME=缅因: Portland=波特兰, Augusta=奥古斯塔, Bangor=班戈
Maryland=MD=马里兰=马州: Baltimore=巴尔的摩, Rockville=罗克维尔, Annapolis=安纳波利斯, Gaithersburg=盖瑟斯堡
Massachusetts=MA=马萨诸塞=麻省=麻州: Boston=波士顿, Cambridge=剑桥, Quincy=昆西, Worcester=伍斯特, Amherst=阿默斯特
Michigan=MI=密歇根=密西根: Detroit=底特律, Ann Arbor=安娜堡, Grand Rapids=大急流城, Lansing=兰辛
Minnesota=MN=明尼苏达=明州: Minneapolis=明尼阿波利斯, Saint Paul=圣保罗=St. Paul=St Paul, Rochester=罗切斯特, Duluth=德卢斯
Mississippi=MS=密西西比: Jackson=杰克逊, Gulfport=格尔夫波特, Oxford=牛津
Missouri=MO=密苏里: St. Louis=圣路易斯=St Louis=Saint Louis, Kansas City=堪萨斯城, Springfield=斯普林菲尔德, Columbia=哥伦比亚
Montana=MT=蒙大拿: Billings=比灵斯, Missoula=米苏拉, Bozeman=博兹曼, Helena=海伦娜
Nebraska=NE=内布拉斯加: Omaha=奥马哈, Lincoln=林肯
Nevada=NV=内华达: Las Vegas=拉斯维加斯, Reno=里诺, Henderson=亨德森, Carson City=卡森城
New Hampshire=NH=新罕布什尔: Manchester=曼彻斯特, Nashua=纳舒厄, Concord=康科德
New Jersey=NJ=新泽西=纽泽西: Jersey City=泽西城, Newark=纽瓦克, Edison=爱迪生, Princeton=普林斯顿, Trenton=特伦顿
New Mexico=NM=新墨西哥: Albuquerque=阿尔伯克基, Santa Fe=圣菲, Las Cruces=拉斯克鲁塞斯
New York=NY=纽约: New York=纽约=New York City=NYC=Manhattan, Buffalo=布法罗, Rochester=罗切斯特, Syracuse=锡拉丘兹, Albany=奥尔巴尼, Ithaca=伊萨卡
North Carolina=NC=北卡罗来纳=北卡: Charlotte=夏洛特, Raleigh=罗利, Durham=达勒姆, Greensboro=格林斯伯勒, Cary=卡里
North Dakota=ND=北达科他: Fargo=法戈, Bismarck=俾斯麦, Grand Forks=大福克斯
Ohio=OH=俄亥俄: Columbus=哥伦布, Cleveland=克利夫兰, Cincinnati=辛辛那提, Toledo=托莱多
Oklahoma=OK=俄克拉何马=俄克拉荷马: Oklahoma City=俄克拉何马城, Tulsa=塔尔萨, Norman=诺曼
Oregon=OR=俄勒冈=奥勒冈: Portland=波特兰, Eugene=尤金, Salem=塞勒姆, Beaverton=比弗顿
Pennsylvania=PA=宾夕法尼亚=宾州: Philadelphia=费城=Philly, Pittsburgh=匹兹堡, Harrisburg=哈里斯堡, Allentown=阿伦敦, State College=州学院
Rhode Island=RI=罗得岛=罗德岛: Providence=普罗维登斯, Warwick=沃里克, Newport=纽波特
South Carolina=SC=南卡罗来纳=南卡: Charleston=查尔斯顿, Columbia=哥伦比亚, Greenville=格林维尔
South Dakota=SD=南达科他: Sioux Falls=苏福尔斯, Rapid City=拉皮德城, Pierre=皮尔
Tennessee=TN=田纳西: Nashville=纳什维尔, Memphis=孟菲斯, Knoxville=诺克斯维尔, Chattanooga=查塔努加
Texas=TX=得克萨斯=德州=德克萨斯: Houston=休斯敦=休斯顿, Dallas=达拉斯, Austin=奥斯汀, San Antonio=圣安东尼奥, Fort Worth=沃思堡, Plano=普莱诺, El Paso=埃尔帕索, Arlington=阿灵顿
Utah=UT=犹他: Salt Lake City=盐湖城, Provo=普罗沃, Ogden=奥格登
Vermont=VT=佛蒙特: Burlington=伯灵顿, Montpelier=蒙彼利埃, Rutland=拉特兰
Virginia=VA=弗吉尼亚=弗州=维吉尼亚: Virginia Beach=弗吉尼亚海滩, Richmond=里士满, Arlington=阿灵顿, Fairfax=费尔法克斯, Norfolk=诺福克
Washington=WA=华盛顿=华州: Seattle=西雅图, Bellevue=贝尔维尤, Redmond=雷德蒙德, Tacoma=塔科马, Spokane=斯波坎, Olympia=奥林匹亚
West Virginia=WV=西弗吉尼亚: Charleston=查尔斯顿, Morgantown=摩根敦, Huntington=亨廷顿
Wisconsin=WI=威斯康星=威州: Milwaukee=密尔沃基, Madison=麦迪逊, Green Bay=格林贝
Wyoming=WY=怀俄明: Cheyenne=夏延, Casper=卡斯珀, Laramie=拉勒米
`
