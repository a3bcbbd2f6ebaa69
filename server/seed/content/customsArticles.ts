import type { SeedArticle } from './seedArticle.ts'

/** What may travel, and what may not. */
export const CUSTOMS_ARTICLES: readonly SeedArticle[] = [
  {
    id: 'prohibited-goods',
    title: ['违禁品清单', 'Prohibited goods'],
    summary: ['任何渠道都不能寄的东西', 'What no line carries'],
    zhHans: `
      下面的东西任何渠道都不能寄。安检发现以后会扣下来，严重的要移交有关部门，费用和责任由寄件人承担。
      # 绝对不能寄
      - 枪支弹药、仿真枪、弓弩、管制刀具、警用器材。
      - 烟花爆竹、打火机、气雾罐、油漆、酒精、香蕉水等易燃易爆品。
      - 毒品、精神药品，以及没有处方和许可的药品。
      - 现金、有价证券、金银首饰、裸钻。
      - 仿冒品和盗版光盘。
      - 活的动植物、种子、土壤、象牙等濒危物种制品。
      - 电子烟、烟草，含尼古丁的产品。
      - 单独的锂电池、充电宝，没有品牌和容量标识的电池。
      - 淫秽、反动和其他法律禁止的印刷品。
      - 文物和需要许可才能出口的物品。
      # 目的地另有规定
      例如口香糖不能进新加坡，蜂蜜和蜂产品不能进新西兰，新鲜水果和肉类不能进澳大利亚。请看本栏目里各国的说明。
      # 夹带的后果
      一件违禁品可能让整票货被扣，连累同一架飞机上其他客户的包裹。请不要改写品名来碰运气。
      !! 拿不准就先问客服，把商品链接发过来，比事后补救便宜得多。`,
    en: `
      No line carries the following. Whatever the security check finds is held back, in serious cases handed to the authorities, and the sender bears the costs and the responsibility.
      # Never
      - Guns and ammunition, replicas, crossbows, controlled knives, police equipment.
      - Fireworks, lighters, spray cans, paint, alcohol, thinner and other things that burn or explode.
      - Drugs, psychotropic substances, and medicine without prescription and permit.
      - Cash, securities, gold and silver jewellery, loose diamonds.
      - Counterfeits and pirated discs.
      - Live animals and plants, seeds, soil, ivory and other products of endangered species.
      - E-cigarettes, tobacco and anything with nicotine.
      - Loose lithium batteries, power banks, and batteries without brand and capacity on them.
      - Obscene or otherwise unlawful printed matter.
      - Antiquities and whatever needs an export permit.
      # Destinations add to it
      Chewing gum may not enter Singapore, honey and bee products may not enter New Zealand, fresh fruit and meat may not enter Australia. See the articles on each country here.
      # What hiding it leads to
      One such item can hold up your whole shipment and those of others on the same flight. Please don’t try your luck with another name.
      !! When in doubt, send us the link first. It is far cheaper than repairing it later.`,
  },
  {
    id: 'sensitive-goods',
    title: ['普货、敏感货怎么分', 'General and sensitive goods'],
    summary: ['选错类型，整票可能改走别的渠道', 'The wrong kind may send your box another way'],
    zhHans: `
      货物分三类：普货、敏感货和违禁品。违禁品不能寄；敏感货能寄，但要走收这类货的渠道，价格略高。
      # 普货
      衣服鞋帽、书籍文具、塑料和棉麻日用品、不带电的玩具、餐具、五金工具，所有渠道都收。
      # 敏感货
      - 带电产品：耳机、手表、电动牙刷、带灯的玩具。
      - 液体膏体：洗发水、酱料、胶水。
      - 化妆品：护肤品、彩妆、香水之外的个护用品。
      - 食品：独立包装、保质期内的零食、茶叶、调料。
      - 带磁产品：音箱、磁吸支架、磁力片玩具。
      - 品牌货：带商标的正品，请保留购买凭证。
      # 怎样判断
      看最“敏感”的那一件。一箱衣服里放一副蓝牙耳机，整箱就是带电货。试算时把所有类型都勾上，出来的渠道才是真正能走的。
      # 拆成两票
      敏感货只占一小部分时，可以把它们单独发一票，其余的走便宜的普货渠道。两种算法都试一下，哪个合算选哪个。
      ! 木制品、种子玩具、带羽毛的饰品看似普货，寄澳大利亚和新西兰时请当作敏感货先问一声。`,
    en: `
      Goods are general, sensitive or prohibited. Prohibited goods cannot be sent. Sensitive ones can, by lines that take them, at a slightly higher price.
      # General
      Clothes and shoes, books and stationery, household goods of plastic and cotton, toys without batteries, tableware, hand tools: every line takes them.
      # Sensitive
      - With battery: headphones, watches, electric toothbrushes, toys with lights.
      - Liquids and creams: shampoo, sauces, glue.
      - Cosmetics: skin care, make-up and personal care other than perfume.
      - Food: packaged snacks, tea and seasoning within their shelf life.
      - With magnets: loudspeakers, magnetic mounts and tiles.
      - Branded goods: genuine ones, with proof of purchase.
      # How to decide
      The most sensitive item counts. One pair of wireless headphones makes a box of clothes a box with a battery. Tick every kind in the calculator, and the lines you see are those that really take it.
      # Two shipments
      If only a small part is sensitive, send it by itself and the rest over a cheaper line. Work out both and choose.
      ! Wooden things, toys with seeds and ornaments with feathers look general. For Australia and New Zealand treat them as sensitive and ask first.`,
  },
  {
    id: 'batteries',
    title: ['带电池的东西怎么寄', 'Sending things with batteries'],
    summary: ['装在机器里的可以，单独的不行', 'Inside a device yes, loose no'],
    zhHans: `
      锂电池在高空可能过热起火，所以航空公司对它管得最严。规则看起来复杂，记住三种情况就够了。
      # 三种情况
      - 电池装在设备里，例如手机、耳机、剃须刀：走收带电产品的渠道，可以寄。
      - 电池和设备放在一起但没有装上，例如附送备用电池的相机：部分渠道收，要先问。
      - 单独的电池和充电宝：不能寄，没有例外。
      # 我们会看什么
      电池要有品牌、容量和瓦时标识，大多数渠道要求不超过 100 瓦时。鼓包、改装、来路不明的一律不收。纽扣电池和五号、七号干电池装在玩具里没有问题。
      # 打包以前
      - 关机，能锁住开关的锁住，防止途中启动。
      - 保留原包装，露出型号的一面方便查验。
      - 电动滑板车、平衡车、电动自行车的电池容量太大，不收。
      # 走海运是不是宽松
      海运对带电产品同样有规定，只是舱位多一些。充电宝照样不能寄。
      !! 把带电的东西报成“塑料制品”属于虚假申报，被航空公司查到会罚款，并由寄件人承担。`,
    en: `
      Lithium batteries can overheat and burn, so airlines are at their strictest with them. The rules look complicated; three cases are enough to remember.
      # Three cases
      - The battery is inside a device, such as a phone, headphones or a shaver: yes, by lines that take batteries.
      - It lies beside the device, such as a camera’s spare battery: some lines take it, ask first.
      - Loose batteries and power banks: no, without exception.
      # What we look at
      The battery must show brand, capacity and watt-hours; most lines allow up to 100 Wh. Swollen, modified or unmarked ones are refused. Button cells and AA or AAA cells inside a toy are fine.
      # Before packing
      - Switch it off, and lock the switch if you can.
      - Keep the original packaging, which shows the model.
      - Electric scooters, hoverboards and e-bikes have batteries that are too large; we cannot take them.
      # Is sea easier?
      Sea freight has rules for batteries too; there is only more space. Power banks cannot go either way.
      !! Declaring a device as “plastic goods” is a false declaration. If the airline finds it there is a fine, and the sender pays it.`,
  },
  {
    id: 'food',
    title: ['零食、茶叶、调料能寄吗', 'Snacks, tea and seasoning'],
    summary: ['看包装、看成分、看目的地', 'Look at packaging, contents and destination'],
    zhHans: `
      想念家乡味道的人最多，食品也是海关最爱查的一类。能不能寄取决于三件事。
      # 看包装
      工厂密封包装，标签上有品名、成分、生产日期和保质期，剩余保质期最好在三个月以上。散装、自制、真空自封的都不收。
      # 看成分
      - 一般可以：饼干、糖果、纯茶叶、方便面（不含肉包）、干香料。
      - 多数不可以：肉和肉制品、蛋制品（含咸蛋黄月饼）、鲜奶制品、新鲜水果蔬菜。
      - 要看目的地：坚果、干蘑菇、豆类、蜂蜜、水产干货。
      # 看目的地
      新加坡对加工食品较宽松，肉类要有许可。马来西亚重视清真标识，含猪肉成分的不收。澳大利亚和新西兰最严，肉、蛋、奶、蜂蜜、种子都不行，申报必须写清楚。美国不收肉类，食品进口要按规定预先通报。加拿大对肉类和乳制品有限制。
      # 怎样申报
      写具体，例如“独立包装绿茶 250 克 2 盒”，不要只写“食品”或“礼物”。
      !! 被检疫没收的食品不退不赔，保价也不包括。贵重的礼盒请先问清楚再买。`,
    en: `
      Everybody misses the taste of home, and food is what customs looks at most. Three things decide.
      # The packaging
      Sealed in a factory, with name, ingredients, production date and shelf life on the label, and preferably three months left. Nothing loose, home-made or resealed.
      # The contents
      - Usually fine: biscuits, sweets, pure tea, instant noodles without a meat sachet, dried spices.
      - Mostly not: meat and meat products, egg products including mooncakes with yolk, fresh dairy, fresh fruit and vegetables.
      - Depends: nuts, dried mushrooms, pulses, honey, dried seafood.
      # The destination
      Singapore is fairly open to processed food; meat needs a permit. In Malaysia halal labelling matters, and we take nothing with pork. Australia and New Zealand are the strictest: no meat, egg, dairy, honey or seeds, and a precise declaration. The USA refuses meat and requires prior notice of food imports. Canada limits meat and dairy.
      # Declaring it
      Be exact: “green tea, packaged, 250 g, 2 boxes”, not “food” or “gift”.
      !! Food seized by biosecurity is neither returned nor paid for, not even with insurance. Ask before you buy an expensive gift box.`,
  },
  {
    id: 'cosmetics-and-liquids',
    title: ['化妆品和液体', 'Cosmetics and liquids'],
    summary: ['防漏、限量、看酒精', 'Leak-proof, in small amounts, without alcohol'],
    zhHans: `
      护肤品、洗发水、酱料都是“液体膏体”，要走收敏感货的渠道。漏了不但自己的东西毁了，还会弄脏别人的包裹，所以打包要求高。
      # 可以寄的
      - 面霜、乳液、面膜、口红、粉底，品牌正品，有中文或英文标签。
      - 洗发水、沐浴露，单瓶一般不超过 1 升。
      - 酱油、醋、辣酱，原厂密封，最好是塑料瓶。
      # 不能寄的
      - 香水、指甲油、卸甲水、免洗洗手液、喷雾，酒精含量高，属于易燃品。
      - 没有标签的分装瓶和小样。
      - 压力罐装的摩丝、发胶、防晒喷雾。
      # 打包方法
      瓶口封胶带，每瓶套一个密封袋，再用气泡柱包好。可以在预报时选“易碎品保护”。一箱液体总量请控制在 2 公斤以内，更容易过检。
      # 功效类产品
      美白、祛斑、药膏、含药牙膏可能被当作药品，澳大利亚和美国尤其严格。成分表里有处方药成分的不要寄。
      ! 面膜含有液体，整盒也算“液体膏体”，不要报成普货。`,
    en: `
      Skin care, shampoo and sauces all count as liquids and creams and go over lines for sensitive goods. A leak spoils your own things and other people’s, so packing matters.
      # Fine
      - Creams, lotions, face masks, lipstick and foundation: genuine, with a Chinese or English label.
      - Shampoo and shower gel, usually up to one litre a bottle.
      - Soy sauce, vinegar and chilli sauce, factory-sealed, preferably in plastic.
      # Not fine
      - Perfume, nail polish and remover, hand sanitiser and sprays: much alcohol, so they burn.
      - Bottles without a label, and decanted samples.
      - Anything under pressure: mousse, hairspray, sun spray.
      # Packing
      Tape over the cap, a sealed bag for each bottle, then air columns. You can choose Fragile protection when declaring. Keep it under 2 kg of liquids a box and inspections go more smoothly.
      # Products with an effect
      Whitening creams, ointments and medicated toothpaste may count as medicine, above all in Australia and the USA. Send nothing with a prescription ingredient.
      ! Face masks contain liquid: even a sealed box is not general goods.`,
  },
]
