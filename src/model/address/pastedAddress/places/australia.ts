/** States with their main cities, in the format that `places.ts` describes. */
export const AUSTRALIA = `
New South Wales=NSW=新南威尔士=新州: Sydney=悉尼, Newcastle=纽卡斯尔, Wollongong=卧龙岗, Central Coast=中央海岸, Maitland=梅特兰, Wagga Wagga=沃加沃加=Wagga, Albury=奥尔伯里
Victoria=VIC=维多利亚=维州: Melbourne=墨尔本, Geelong=吉朗, Ballarat=巴拉瑞特, Bendigo=本迪戈, Shepparton=谢珀顿, Melton=梅尔顿
Queensland=QLD=昆士兰=昆州: Brisbane=布里斯班=布里斯本, Gold Coast=黄金海岸, Sunshine Coast=阳光海岸, Townsville=汤斯维尔, Cairns=凯恩斯, Toowoomba=图文巴, Mackay=麦凯, Rockhampton=罗克汉普顿
Western Australia=WA=西澳大利亚=西澳: Perth=珀斯, Mandurah=曼杜拉, Bunbury=班伯里, Geraldton=杰拉尔顿, Albany=奥尔巴尼, Kalgoorlie=卡尔古利
South Australia=SA=南澳大利亚=南澳: Adelaide=阿德莱德, Mount Gambier=甘比尔山, Whyalla=怀阿拉
Tasmania=TAS=塔斯马尼亚=塔州: Hobart=霍巴特, Launceston=朗塞斯顿, Devonport=德文港, Burnie=伯尼
Australian Capital Territory=ACT=首都领地=首都特区: Canberra=堪培拉
Northern Territory=NT=北领地: Darwin=达尔文, Alice Springs=爱丽斯泉, Katherine=凯瑟琳
`
