import type { SeedAnnounce } from './seedArticle.ts'

/** What the warehouse tells everybody; nothing that goes out of date by the calendar. */
export const ANNOUNCES: readonly SeedAnnounce[] = [
  {
    id: 'beware-of-impostors',
    isPopup: true,
    isTop: true,
    daysAgo: 2,
    title: ['谨防冒充客服收款', 'Beware of people posing as our staff'],
    summary: [
      '我们只在应用内的“充值”页给出收款账户，不会私下收款，也不会索要验证码。',
      'We give receiving accounts only on the Top up page. We never collect money privately and never ask for a code.',
    ],
    zhHans: `
      近期有人冒充集运客服，以“海关扣货要交保证金”“系统升级要重新充值”为由，让客户转账到私人账户。请务必留意。
      - 收款账户只在“充值”页显示，每次付款前请重新打开查看。
      - 客服不会索要密码、验证码或者银行卡信息。
      - 官方联系方式写在“客服”页，其他渠道加您的都不是我们。
      - 订单有没有被查验，以订单详情和物流轨迹为准。
      !! 如果已经转账，请保留聊天和付款记录，马上报警，并告诉我们的客服。`,
    en: `
      People are posing as forwarding staff. They claim that customs wants a deposit or that the system was upgraded and your balance must be paid again, and ask for a transfer to a private account. Please take care.
      - Receiving accounts appear only on the Top up page. Look them up anew before every payment.
      - Our staff never ask for a password, a code or card details.
      - Our contacts are on the Customer service page. Anybody else who adds you is not us.
      - Whether a shipment is being inspected is shown in the order and its tracking.
      !! If you have already transferred money, keep the chat and the receipt, go to the police at once and tell us.`,
  },
  {
    id: 'peak-season-arrangements',
    isTop: true,
    daysAgo: 5,
    title: ['旺季收货与发货安排', 'Receiving and shipping in the peak season'],
    summary: [
      '双 11 至春节期间入库和航班会有延迟',
      'Check-in and flights take longer from Double 11 to Lunar New Year',
    ],
    zhHans: `
      双 11 到春节期间，到仓包裹是平时的三倍左右。仓库已经增加班次，周日上午也安排入库，但仍会比平时慢。
      - 入库：预计到仓后两到三个工作日。已预报的包裹优先处理。
      - 打包：提交后一到两个工作日完成称重。
      - 空运：出库后可能等一到两个航班。
      - 海运：请按船期预留时间，节前最后一班以订单里的通知为准。
      建议先寄已经入库的包裹，并提前充值；打开自动扣款的订单出库时直接从余额扣款，不会因为没付款而错过班次。
      ! 免费仓储期不变，仍然是入库后 30 天。`,
    en: `
      From Double 11 to Lunar New Year about three times as many parcels as usual arrive. We have added shifts and also check in on Sunday mornings, but it will be slower than you are used to.
      - Check-in: about two to three working days from arrival. Declared parcels go first.
      - Packing: weighed one to two working days after you submit.
      - Air: boxes may wait for the next one or two flights.
      - Sea: allow for the sailing dates. The last sailing before the holiday is given in your order.
      Send what is already checked in, and top up early. With auto-pay an order is charged as it leaves, so it misses no flight because it is unpaid.
      ! Free storage stays at 30 days from check-in.`,
  },
  {
    id: 'battery-check-tightened',
    daysAgo: 4,
    title: ['航空公司加严带电产品查验', 'Airlines check batteries more strictly'],
    summary: ['充电宝和单独的电池一律不收', 'No power banks and no loose batteries'],
    zhHans: `
      航空公司近期加严了对锂电池的查验，没有容量标识的电池会整票退回。为了不耽误您的货，请注意以下几点。
      - 电池必须装在设备里，设备关机并锁住开关。
      - 电池上要有品牌、容量和瓦时标识，不超过 100 瓦时。
      - 充电宝、单独的电池、电动滑板车，任何渠道都不收。
      - 预报时货物类型请选“带电产品”，品名写清型号。
      瞒报的带电产品被查到，由此产生的罚款和退运费由寄件人承担。
      ! 不确定自己的东西能不能寄，把型号发给客服，一个工作日内答复。`,
    en: `
      Airlines have tightened their checks of lithium batteries, and a battery without a capacity on it sends the whole shipment back. To keep yours moving:
      - The battery must be inside the device, which is switched off and locked.
      - It must show brand, capacity and watt-hours, at most 100 Wh.
      - Power banks, loose batteries and electric scooters are taken by no line.
      - Choose “With battery” as the kind of goods and give the model in the item name.
      If an undeclared battery is found, the sender bears the fine and the return.
      ! Not sure about yours? Send the model to customer service; we answer within one working day.`,
  },
  {
    id: 'photos-at-check-in',
    daysAgo: 20,
    title: ['入库照片和称重读数同步显示', 'Photos and scale readings side by side'],
    summary: ['每个包裹都有照片、重量和尺寸为证', 'Every parcel comes with proof of weight and size'],
    zhHans: `
      从现在起，每个包裹入库时的照片、重量、尺寸和时间会一起显示在包裹详情里，不需要另外申请。
      - 照片包含面单和秤面读数，点开可以放大。
      - 体积重同时算好，提交之前就能估出运费。
      - 打包后的整箱照片放在订单的“打包图片”里。
      - 对重量有疑问，可以在付款之前提交重量异议，我们按照片复核。
      开箱拍照是另一项服务，会打开包裹拍摄 3 张实物照片，每个包裹 5 元，在预报时选择。
      ! 仓库不会打开没有选开箱服务的普通包裹。`,
    en: `
      From now on the photos, weight, size and time of check-in stand together in every parcel’s details. You need not ask for them.
      - The photos show the label and the scale’s reading. Tap to enlarge.
      - The volumetric weight is worked out too, so you can estimate the freight before you submit.
      - Photos of the packed box are in the order.
      - In doubt about a weight? Open a weight dispute before you pay, and we check it against the photos.
      Photo inspection is another service: the parcel is opened and three photos of the goods are taken, for ¥5 a parcel, chosen when you declare it.
      ! We do not open ordinary parcels for which no such service was chosen.`,
  },
  {
    id: 'holiday-hours',
    daysAgo: 33,
    title: ['法定假日收货说明', 'Public holidays at the warehouse'],
    summary: ['放假期间照常可以提交和付款', 'You can submit and pay as usual'],
    zhHans: `
      仓库周一至周六 9:00 至 18:00（北京时间）工作，周日和中国法定假日休息。每次放假前一周，我们会在这里公布具体日期。
      - 放假期间：可以照常预报、提交集运和付款，系统不停。
      - 入库和发货：节后第一个工作日按到仓的先后恢复。
      - 充值审核：顺延到节后第一个工作日，请提前充值。
      - 客服：放假期间留言，节后按顺序答复；涉及在途货物的急事会有人值班。
      国内快递在春节前后会停运一周左右，下单之前请问清楚卖家。
      ! 物流轨迹由各家承运商更新，不受仓库放假影响。`,
    en: `
      We work from Monday to Saturday, 9:00 to 18:00 Beijing time, and rest on Sundays and Chinese public holidays. A week before each holiday its dates are given here.
      - During a holiday you can declare, submit and pay as usual.
      - Check-in and shipping go on from the first working day after it, in the order of arrival.
      - Top-ups are reviewed from that day too, so top up early.
      - Messages are answered in turn afterwards. Somebody is on duty for urgent matters of goods on the way.
      Couriers in China stop for about a week around Lunar New Year. Ask your seller before you order.
      ! Tracking comes from the carriers and goes on during our holidays.`,
  },
  {
    id: 'usa-duty-change',
    daysAgo: 47,
    title: ['寄往美国的税费说明', 'Duties on shipments to the USA'],
    summary: [
      '小额免税取消后，请选择包税渠道',
      'With the small-value exemption gone, choose a duty-paid line',
    ],
    zhHans: `
      美国已取消 800 美元以下货物的免税待遇，来自中国的包裹自 2025 年 5 月起、所有国家自同年 8 月底起，不论价值都可能要缴关税。
      - 建议选择包税渠道，税费已经含在运费里，收件人不需要另外付款。
      - 是否包税写在渠道说明里。不包税的由收件人在派送时缴纳，承运商可能收取代缴手续费。
      - 品名和价值请如实申报，海关对低报查得更严。
      - 食品、化妆品和带电产品可能要求补充资料。
      税率随品类和政策变化，我们会更新渠道说明，不再逐次公告。
      ! 已经付款的订单按付款时的账单执行，不会补收运费。`,
    en: `
      The USA has ended the exemption for goods below USD 800: for parcels from China in May 2025, and for all countries at the end of that August. Duty may be due at any value.
      - We recommend a duty-paid line: the freight includes duty and tax, and the recipient pays nothing more.
      - The line’s description says whether duty is included. If not, the recipient pays on delivery, and the carrier may add a fee.
      - Declare names and values truthfully. Customs looks closely for undervaluation.
      - Food, cosmetics and things with batteries may need more documents.
      Rates change with the goods and with policy. We keep the lines’ descriptions up to date instead of announcing each change.
      ! Orders already paid keep their bill; no freight is charged afterwards.`,
  },
]
