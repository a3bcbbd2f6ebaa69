/** Provinces with their main cities, in the format that `places.ts` describes. */
export const CANADA = `
Ontario=ON=Ont=安大略=安省: Toronto=多伦多, Ottawa=渥太华, Mississauga=密西沙加=米西沙加, Markham=万锦, Richmond Hill=列治文山, Brampton=布兰普顿, Hamilton=汉密尔顿, London=伦敦, Waterloo=滑铁卢, Kingston=金斯顿, Windsor=温莎
British Columbia=BC=不列颠哥伦比亚=卑诗=BC=英属哥伦比亚: Vancouver=温哥华, Richmond=列治文=里士满, Burnaby=本拿比=本那比, Surrey=素里=萨里, Coquitlam=高贵林, Victoria=维多利亚, Kelowna=基洛纳, Nanaimo=纳奈莫
Quebec=QC=Que=魁北克=Québec: Montreal=蒙特利尔=Montréal, Quebec City=魁北克市=Québec=Quebec=Ville de Québec, Laval=拉瓦勒, Gatineau=加蒂诺, Sherbrooke=舍布鲁克
Alberta=AB=Alta=艾伯塔=阿尔伯塔=亚伯达: Calgary=卡尔加里, Edmonton=埃德蒙顿, Red Deer=红鹿市, Lethbridge=莱斯布里奇, Fort McMurray=麦克默里堡
Manitoba=MB=曼尼托巴=缅省: Winnipeg=温尼伯, Brandon=布兰登, Steinbach=斯坦巴克
Saskatchewan=SK=Sask=萨斯喀彻温=沙省: Saskatoon=萨斯卡通, Regina=里贾纳, Prince Albert=阿尔伯特王子城
Nova Scotia=NS=新斯科舍: Halifax=哈利法克斯, Sydney=悉尼, Truro=特鲁罗
New Brunswick=NB=新不伦瑞克=新布伦瑞克: Moncton=蒙克顿, Saint John=圣约翰=St. John=St John, Fredericton=弗雷德里克顿
Newfoundland and Labrador=NL=纽芬兰与拉布拉多=Newfoundland=纽芬兰: St. John’s=圣约翰斯=St Johns=Saint Johns, Corner Brook=科纳布鲁克, Gander=甘德
Prince Edward Island=PE=PEI=爱德华王子岛: Charlottetown=夏洛特敦, Summerside=萨默赛德
Yukon=YT=育空: Whitehorse=怀特霍斯
Northwest Territories=NT=西北地区: Yellowknife=耶洛奈夫
Nunavut=NU=努纳武特: Iqaluit=伊卡卢伊特
`
