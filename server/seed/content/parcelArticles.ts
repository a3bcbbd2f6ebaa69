import type { SeedArticle } from './seedArticle.ts'

/** What happens to a parcel in the warehouse. */
export const PARCEL_ARTICLES: readonly SeedArticle[] = [
  {
    id: 'check-in',
    title: ['包裹到仓后经历了什么', 'From the dock to the shelf'],
    summary: ['扫描、拍照、称重、上架', 'Scanned, photographed, weighed, shelved'],
    zhHans: `
      快递员把货卸到收货台，只是第一步。从“仓库已签收”到“已入库”，每个包裹要走完四道工序。
      # 四道工序
      1. 扫描：扫快递单号，核对面单上的识别码，找到您的账户，状态变为“仓库已签收”。
      2. 检查：看外包装有没有破损，需要开箱的服务在这时完成。
      3. 称重和测量：放上电子秤，量长宽高，拍照。照片里能看到面单和读数。
      4. 上架：按库位存放，状态变为“已入库”，30 天免费仓储从这时开始。
      # 要多久
      平时在到仓后一个工作日内完成，周一和大促之后会久一些。仓库周一至周六工作，周日到的包裹周一处理。
      # 在哪里看
      打开包裹详情，照片、重量、尺寸和时间并排显示，点照片可以放大。体积重也会一起算好，您马上就能估出运费。
      # 和我想的不一样
      重量差得多、照片不像您买的东西，请马上联系客服，包裹还在架上，最容易查清楚。
      ! 普通包裹我们不拆开。只有您选了开箱服务，或者安检发现疑点，才会打开，并且会拍照记录。`,
    en: `
      When the courier unloads at our dock, it has only begun. Between Arrived at warehouse and Checked in every parcel passes four stations.
      # The four stations
      1. Scan: the tracking number is read and the ID code on the label leads to your account. Now it is Arrived at warehouse.
      2. Inspect: the outside is checked for damage. Services that need the parcel opened are done here.
      3. Weigh and measure: on the scale, length, width and height, with photos that show the label and the reading.
      4. Shelve: it gets its place and is Checked in. The 30 days of free storage begin.
      # How long it takes
      Normally one working day from arrival, longer on Mondays and after big sales. We work from Monday to Saturday; what comes on Sunday is done on Monday.
      # Where to see it
      The parcel’s details show photos, weight, size and time side by side; tap a photo to enlarge it. The volumetric weight is worked out too, so you can estimate the freight at once.
      # Not what you expected?
      If the weight is far off or the photo shows something else, tell us right away. While it is on the shelf it is easiest to clear up.
      ! We do not open ordinary parcels. Only a service you chose or a doubt in the security check opens one, and then it is recorded with photos.`,
  },
  {
    id: 'free-storage',
    title: ['30 天免费仓储怎么算', 'Your 30 days of free storage'],
    summary: ['从入库算起，超期每天 1 元', 'From check-in; ¥1 a day afterwards'],
    zhHans: `
      每个包裹有 30 天免费仓储期，按仓库当地的日历日计算：“已入库”当天不算，从第二天起数 30 天，最后一天到当晚 24 点都免费。国内签收的日子不影响。超过以后每个包裹每天收 1 元，不足一天按一天算。
      # 在哪里看还剩几天
      包裹详情里有一条进度条，写着最后的免费日期。首页的待办会提醒快到期的包裹，提交集运时也会写明最早到期的日期和已经产生的费用。
      # 什么时候停止计算
      提交集运以后，仓储费算到打包称重、账单确定的那一刻，随运费一起付，之后等您付款的日子不再计。订单取消，包裹退回“已入库”，天数会接着算。
      # 举个例子
      3 月 1 日入库，免费到 3 月 31 日。4 月 5 日称重出账，超期 5 天，仓储费 5 元。如果同一单里还有一个没有超期的包裹，那一个不收费。
      # 放太久会怎样
      超过 90 天没有提交的包裹，我们会多次联系您。一直联系不上的，按《服务条款》处理。
      ! 等一件预售的东西？先把其他包裹寄走，或者算一算：每天 1 元，多等十天也就十元，可能还是合箱划算。`,
    en: `
      Every parcel has 30 days of free storage, counted in calendar days at the warehouse: the day it is Checked in does not count, the 30 days after it are free, the last one until midnight. When it was delivered to us does not matter. After that each parcel costs ¥1 a day; a started day counts as one.
      # How many days are left
      A bar in the parcel’s details shows the last free day. The to-do list on the home page reminds you of parcels that run out soon, and when you submit a shipment you see the first date that runs out and any fee so far.
      # When the clock stops
      When the packed shipment is weighed and its bill is fixed. The fee is paid with the freight, and days spent waiting for your payment are not counted. If you cancel, the parcel is checked in again and its days go on.
      # An example
      Checked in on 1 March, a parcel is free until 31 March. Weighed and billed on 5 April, it is 5 days over and costs ¥5. Another parcel in the same shipment that is within its 30 days costs nothing.
      # Very long storage
      After 90 days without a shipment we contact you several times. If we cannot reach you, the parcel is dealt with as the terms of service say.
      ! Waiting for one late item? Work it out: ten more days are ten yuan, and combining may still be cheaper than two shipments.`,
  },
  {
    id: 'consolidation',
    title: ['合箱能省多少', 'What combining parcels saves'],
    summary: ['首重只付一次，空隙也不浪费', 'One first weight, and no wasted gaps'],
    zhHans: `
      合箱是集运最大的好处：首重只付一次，几个小箱子之间的空隙也利用起来。
      # 算一笔账
      假设某渠道首重 1 kg 60 元、续重每 0.5 kg 15 元。三个 1.2 kg 的包裹分开寄，每个首重 60 元加一个续重 15 元，共 225 元。合成一箱 3.6 kg，首重 60 元，2.6 kg 折合 6 个续重单位 90 元，共 150 元。
      # 仓库怎么合
      我们先看东西的轻重和易碎程度，重的放底，软的填缝，再选一个合适的纸箱。您在“给仓库留言”里写的要求，打包的同事都会看到。
      # 什么时候不该合
      - 带电、液体和普货混在一起，整箱要走敏感货渠道，可能更贵。
      - 总价值高，接近目的地的免税额度，合在一起可能要交税。
      - 有一件特别急，不要让它等其他的。
      - 总重超过渠道上限，会自动分成几箱。
      # 打包之后
      箱数、每箱的重量尺寸和打包照片都会放进订单。想要去掉小票、加固或缠膜，提交时勾选即可。
      ! 合箱本身不收费，只有您另外选的服务才收费。`,
    en: `
      Combining is the point of forwarding: you pay for the first weight once, and the gaps between small boxes are put to use.
      # A sum
      Say a line costs ¥60 for the first kilo and ¥15 for each further 0.5 kg. Three parcels of 1.2 kg sent one by one cost ¥60 plus ¥15 each: ¥225. In one box of 3.6 kg you pay ¥60 for the first kilo and six units, ¥90, for the other 2.6 kg: ¥150.
      # How we do it
      We look at weight and fragility, put heavy things at the bottom and soft ones into the gaps, and choose a box that fits. Whoever packs it reads your note to the warehouse.
      # When not to combine
      - Batteries or liquids among general goods send the whole box over a dearer line.
      - A high total value may exceed what the destination lets in free of tax.
      - One item is urgent: don’t let it wait for the others.
      - The total is above the line’s limit; it is then split into several boxes anyway.
      # Afterwards
      The number of boxes, their weights and sizes, and photos of the packing stand in the order. Tick removing invoices, reinforced packing or waterproof wrap when you submit.
      ! Combining is free. You pay only for services that you add.`,
  },
  {
    id: 'value-added-services',
    title: ['增值服务一览', 'Value-added services'],
    summary: ['拍照、清点、抽真空、加固，各多少钱', 'Photos, counting, vacuum, reinforcement and prices'],
    zhHans: `
      增值服务分两类：对单个包裹做的，在预报时选；对整票订单做的，在提交集运时选。
      # 对包裹
      - 开箱拍照 5 元：打开拍 3 张实物照片，适合二手和易仿的东西。
      - 清点数量 3 元：按申报的件数清点，多了少了都告诉您。
      - 去鞋盒 2 元、去外包装 2 元：减小体积重最直接的办法。
      - 抽真空 6 元：衣物、被褥、毛绒玩具。羽绒制品压太久会影响蓬松，走海运请慎选。
      - 易碎品保护 8 元：气泡柱包裹并贴易碎标签。
      # 对订单
      - 加固打包 15 元：五层纸箱加打包带。
      - 防水缠膜 10 元：走海运或雨季建议做。
      - 打木架 80 元：家具、灯具和大件。木料经过熏蒸处理，符合各国要求。
      - 取出小票 0 元：送人时把购物小票拿掉。
      # 注意
      鞋盒和品牌包装去掉以后不能恢复，收藏或转送请不要选。包裹的服务费记在它所在的那一票集运里，随运费一起付；已经做完的，换一票寄也会带过去。
      ! 价格以提交页面显示的为准，每项做完都会在时间线里留下记录。`,
    en: `
      There are services for a single parcel, chosen when you declare it, and services for a whole shipment, chosen when you submit it.
      # For a parcel
      - Photo inspection, ¥5: opened, with three photos of the goods. Good for second-hand or often copied things.
      - Count check, ¥3: counted against your declaration. We tell you of anything more or less.
      - Remove shoe boxes, ¥2, and remove outer packaging, ¥2: the simplest way to less volume.
      - Vacuum packing, ¥6: clothes, bedding, soft toys. Down suffers if pressed for long, so think twice before sending it by sea.
      - Fragile protection, ¥8: wrapped in air columns and labelled fragile.
      # For a shipment
      - Reinforced packing, ¥15: a five-layer carton with straps.
      - Waterproof wrap, ¥10: advisable by sea and in the rainy season.
      - Wooden crate, ¥80: for furniture, lamps and large pieces. The wood is treated as importing countries require.
      - Remove invoices, free: for presents.
      # Mind
      Shoe boxes and branded packaging cannot be put back. Do not remove them from things to collect or give away. A parcel’s services are charged with the shipment it travels in; once done, they follow the parcel into another one.
      ! The prices on the page when you choose apply. Every service leaves a line in the timeline.`,
  },
  {
    id: 'undeclared-parcels',
    title: ['待申报包裹怎么处理', 'Dealing with undeclared parcels'],
    summary: ['到了仓库却没预报，补一下就好', 'Arrived without a declaration? Add it'],
    zhHans: `
      面单上有您的识别码，但是没有提前预报，包裹到仓后会出现在“待申报包裹”里。东西没有丢，只是我们不知道里面是什么。
      # 怎样补申报
      1. 打开“待申报包裹”，看照片和快递单号认出是哪一件。
      2. 点“申报”，单号已经填好，补上品名、件数和申报价值。
      3. 保存以后，它就和其他包裹一样可以提交集运。
      # 为什么一定要申报
      国际运输的每一件货都要向海关说明品名和价值。没有申报的包裹没法报关，所以不能合箱，也不能寄出。
      # 仓储期照样计算
      待申报的包裹入库后，30 天免费期也在走。收到提醒请尽快补，免得白白付仓储费。
      # 不认识这个包裹
      先问问家人有没有用您的地址。卖家送的赠品、分开发货的配件也常常单独成一个包裹。确实不是您的，请联系客服，不要申报，我们会去查面单。
      ! “待申报包裹”是您的，只是缺资料；“无主件”是还不知道主人是谁，两个页面不同。`,
    en: `
      If a label carries your ID code but nobody declared the parcel, it appears under Undeclared parcels when it arrives. Nothing is lost. We just don’t know what is in it.
      # Declaring it now
      1. Open Undeclared parcels and recognise it by its photo and tracking number.
      2. Tap Declare. The number is filled in; add item name, quantity and declared value.
      3. Save, and it can be shipped like any other parcel.
      # Why it is needed
      Everything that crosses a border is declared to customs with its name and value. Without that, a parcel can be neither combined nor sent.
      # Storage runs meanwhile
      The 30 free days count for undeclared parcels as well. Declare them soon after the reminder, or you may pay for nothing.
      # You don’t know it?
      Ask your family whether someone used your address. Gifts from sellers and parts sent separately often come as parcels of their own. If it really isn’t yours, do not declare it but tell us, and we look at the label.
      ! An undeclared parcel is yours and lacks details. An unclaimed parcel has no known owner yet. They are two different pages.`,
  },
]
