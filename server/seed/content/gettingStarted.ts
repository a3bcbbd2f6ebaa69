import type { SeedArticle } from './seedArticle.ts'

/** How a newcomer gets from a first purchase to a paid shipment. */
export const GETTING_STARTED: readonly SeedArticle[] = [
  {
    id: 'first-shipment',
    title: ['第一次集运：六步走完', 'Your first shipment in six steps'],
    summary: ['从复制仓库地址到在家收货，一篇看懂', 'From copying the address to opening the box at home'],
    zhHans: `
      集运就是先把国内各家店铺的快递收到我们广州的仓库，再合成一票寄到海外。这样国际运费只按一箱算，比每件单独寄划算得多。
      # 六个步骤
      1. 在“仓库地址”页复制整段地址，粘贴到购物网站的收货地址里，识别码不要删。
      2. 卖家发货后，把快递单号填到“包裹预报”，写清品名、件数和申报价值。
      3. 包裹到仓后我们拍照、称重、量尺寸，状态变为“已入库”。
      4. 勾选要一起寄的包裹，选运送方式和收货地址，提交集运。
      5. 仓库打包称重后给出实际账单，您用钱包余额付款；打开了自动扣款的，出库时直接从余额扣。
      6. 我们发货并给出国际运单号，收到后核对箱子，确认收货。
      # 大概要多久
      国内快递一般两三天到广州，入库通常在到仓后一个工作日内完成。国际段看您选的方式：快递最快，空运居中，海运最省钱也最慢。
      ! 每个包裹入库后有 30 天免费仓储，不用急着一件一件寄，凑齐再合箱更省。`,
    en: `
      Forwarding means that your orders from different Chinese shops first come to our warehouse in Guangzhou and then travel abroad together. You pay international freight for one box, not for many small ones.
      # The six steps
      1. Copy full address on the Warehouse address page and paste it into the shop. Keep the ID code in it.
      2. Once the seller has shipped, declare the parcel: tracking number, item name, quantity and declared value.
      3. When it arrives we photograph, weigh and measure it. Its status becomes Checked in.
      4. Select the parcels to send together, choose a delivery method and an address, and submit the shipment.
      5. After packing and weighing you get the actual bill. Pay from your wallet; with auto-pay on, your balance is charged when the shipment leaves.
      6. We ship it and give you an international tracking number. Check the box on arrival and confirm receipt.
      # How long it takes
      Couriers inside China usually need two or three days to Guangzhou, and check-in is normally done within one working day of arrival. The rest depends on your choice: express is quickest, air is in between, sea is cheapest and slowest.
      ! Every parcel has 30 days of free storage after check-in, so there is no need to ship things one by one.`,
  },
  {
    id: 'using-your-address',
    title: ['仓库地址怎么填才不会丢件', 'Filling in your warehouse address'],
    summary: ['识别码是包裹找到您的唯一线索', 'The ID code is how a parcel finds you'],
    zhHans: `
      每位客户的仓库地址都一样，不同的是识别码。仓库每天收上千个包裹，靠面单上的识别码分到各人的账户，所以识别码一定要完整保留。
      # 在购物网站上填写
      - 收件人：照抄页面上的收件人，连同识别码一起。
      - 手机号：填页面上的仓库电话，不要填您海外的号码，否则快递员联系不上。
      - 所在地区：广东省、广州市、白云区。
      - 详细地址：整行粘贴，末尾的识别码不要删。
      # 最容易出的错
      - 网站的“智能识别”把识别码当成多余文字删掉。粘贴后请再看一眼。
      - 让卖家“放门卫”或“放驿站”。仓库只收送到收货台的包裹。
      - 选了到付。仓库不垫付快递费，到付件会被拒收。
      # 存成默认地址
      在淘宝、京东、拼多多里各存一次，以后下单直接选就行。复制按钮会一次复制全部内容，也可以点单独一行只复制那一行。
      !! 没有识别码的包裹会进入无主件区，认领需要完整的快递单号和购买凭证。`,
    en: `
      All customers share one street address; what differs is the ID code. The warehouse takes in more than a thousand parcels a day and sorts them by the code on the label, so please keep the code complete.
      # What goes where in the shop’s form
      - Recipient: exactly as shown, with the ID code.
      - Phone: the warehouse’s number from the page. With your number abroad the courier cannot reach anybody.
      - Area: Guangdong, Guangzhou, Baiyun District.
      - Street: paste the whole line, including the ID code at its end.
      # Common mistakes
      - The shop’s “smart paste” drops the code as if it were noise. Look again after pasting.
      - Asking the seller to leave it with a guard or at a parcel locker. We only take what reaches our dock.
      - Cash on delivery. The warehouse does not advance courier fees and refuses such parcels.
      # Save it once
      Save the address in each shop that you use, then simply choose it. The copy button copies everything; tap a single line to copy just that line.
      !! A parcel without the code goes to the unclaimed shelf. Claiming it takes the full tracking number and a proof of purchase.`,
  },
  {
    id: 'declare-a-parcel',
    title: ['包裹预报：填什么、怎么填', 'Declaring a parcel'],
    summary: ['预报越清楚，入库和清关越快', 'The clearer it is, the quicker check-in and customs'],
    zhHans: `
      预报就是告诉仓库：有一个包裹要来，里面是什么。您可以在卖家发货后马上预报，也可以等到仓以后再补，补之前它会显示在“待申报包裹”里，不能提交集运。
      # 要填的内容
      - 快递单号：从购物网站的物流页面复制，系统会猜出快递公司，猜错了可以改。
      - 品名：写具体的东西，例如“女式棉外套”，不要只写“衣服”或“礼物”。
      - 件数和申报价值：按实际购买的数量和价格填写。
      - 标签：给自己看的，例如“孩子”“送人”，方便以后筛选。
      - 图片：上传订单截图，海关问起来时很有用。
      # 需要仓库动手的
      去鞋盒、抽真空、开箱拍照这类服务在预报时勾选，入库时一起做。提交集运以后再加就来不及了。
      # 什么时候还能改
      没有提交集运之前都可以修改。只有还没到仓的包裹可以取消预报，取消后单号可以重新填。
      ! 一次买了很多件？批量预报一次最多 50 行，填错的行会单独告诉您原因。`,
    en: `
      Declaring tells the warehouse that a parcel is coming and what is in it. Do it as soon as the seller has shipped, or later: until then the parcel stands under Undeclared parcels and cannot be put into a shipment.
      # What to enter
      - Tracking number: copy it from the shop. The courier is guessed; correct it if the guess is wrong.
      - Item name: say what it is, such as “women’s cotton jacket”, not just “clothes” or “gift”.
      - Quantity and declared value: what you really bought, at the price you really paid.
      - Tag: for yourself, such as “kids” or “gift”, to find things later.
      - Pictures: a screenshot of the order helps when customs asks.
      # If the warehouse should do something
      Choose services such as removing shoe boxes, vacuum packing or photo inspection here. They are done at check-in; after you have submitted the shipment it is too late.
      # Until when you can change it
      Until it is part of a shipment. Only a parcel that has not arrived can be cancelled, and its number is then free again.
      ! Bought a lot? A batch declaration takes up to 50 rows and tells you what is wrong with each bad one.`,
  },
  {
    id: 'submit-a-shipment',
    title: ['合箱与提交集运', 'Combining parcels into a shipment'],
    summary: ['选包裹、选方式、选地址，三步提交', 'Choose parcels, a method and an address'],
    zhHans: `
      只有“已入库”并且已申报的包裹才能提交。提交以后包裹会被锁定，直到订单取消或发货，所以请先想好哪些要一起走。
      # 提交前看三件事
      - 货物类型：一箱里只要有一件带电或食品，整箱就要走能收这类货的渠道。怕影响价格，可以分成两票。
      - 体积：羽绒服、玩具这类轻泡货会按体积重计费，抽真空、去包装能省不少。
      - 仓储期：还剩几天免费仓储会显示在提交页，快到期的先寄。
      # 提交以后
      订单先“待处理”，仓库取齐包裹后“待称重”，打包称重后变成“待付款”，这时才有实际账单。付款后“待发货”，出库后“已发货”。
      # 地址和取消
      - 打包称重之前可以修改地址和收货方式。
      - 付款之前都可以取消，包裹退回“已入库”，优惠券也会退回。
      - 付款之后不能取消，地址写错了请在付款前取消重下。
      !! 打开自动扣款的订单，出库时直接从余额扣款，不再询问。称重之后、出库之前可以看账单、自己付款、取消订单或关闭自动扣款；余额不够就不会出库。想等一等的订单请不要打开。`,
    en: `
      Only parcels that are Checked in and declared can be submitted. They are then locked until the shipment is cancelled or leaves, so decide first what should travel together.
      # Three things to look at
      - Goods: a single item with a battery, or some food, sends the whole box over a line that accepts it. If that makes it dearer, make two shipments.
      - Volume: down jackets and toys are light but large and are charged by volume. Vacuum packing and removing boxes saves a lot.
      - Storage: the page shows how many free days are left. Send first what runs out first.
      # What happens then
      The shipment is Awaiting processing, then Awaiting weighing once its parcels are together. After packing it is Awaiting payment: only now is there an actual bill. Paid, it is Awaiting shipment, and at last Shipped.
      # Address and cancelling
      - Until the box is weighed you can change the address and the way of receiving.
      - Until you pay you can cancel. The parcels are checked in again and your coupon comes back.
      - After payment there is no way back. If the address is wrong, cancel before you pay and submit again.
      !! With auto-pay on, the amount is taken from your balance when the shipment leaves, without asking again. Between weighing and leaving you can look at the bill, pay it yourself, cancel, or switch auto-pay off. If the balance is too low, the shipment stays. Leave it off for anything that should wait.`,
  },
  {
    id: 'understand-your-bill',
    title: ['看懂集运账单', 'Understanding your bill'],
    summary: ['每一行费用从哪里来', 'Where each line comes from'],
    zhHans: `
      账单分“预估费用”和“实际费用”。提交时按入库重量估算，打包称重后以实际为准，两份账单都会留在订单详情里，方便对照。
      # 费用有哪些
      - 国际运费：按计费重和渠道价格计算，是最大的一项。
      - 仓储费：超过 30 天免费期的包裹，每天 1 元，不足一天按一天算。
      - 增值服务费：您勾选的加固、防水缠膜、打木架等。
      - 保费：选择保价时收取，为保价金额的 1%，最低 1 元。
      - 消费税：由渠道代收税费的目的地会列出，其他情况由收件人在当地缴纳。
      - 优惠：优惠券和 VIP 优惠，以负数显示。
      # 怎么核对
      点“怎么算的”会展开整个过程：实重、体积重、进位后的计费重，再到首重和续重各多少钱。把各行加起来，一分不差等于合计。
      # 如果觉得不对
      付款之前先联系客服，或者在订单里提交重量异议，附上您的理由。我们会调出称重照片核对，有误就重新出账。
      ! 账单以人民币结算。页面上的外币只是按当天汇率换算，供参考。`,
    en: `
      There is an estimate and an actual bill. The estimate uses the weights from check-in; the actual one is made after packing and weighing. Both stay in the order so that you can compare them.
      # The lines
      - International shipping: the chargeable weight at the line’s price; by far the largest part.
      - Storage fee: ¥1 a day for each parcel beyond its 30 free days; a started day counts as one.
      - Service fee: what you asked for, such as reinforced packing, waterproof wrap or a wooden crate.
      - Premium: with insurance only, 1% of the insured value and at least ¥1.
      - GST: listed where the line collects the tax. Elsewhere the recipient pays it on arrival.
      - Discount: coupons and VIP discounts, as negative amounts.
      # Checking it
      “How is this worked out” unfolds every step: actual weight, volumetric weight, the rounded chargeable weight, then the first and the additional weight. The lines add up to the total to the cent.
      # If something looks wrong
      Before paying, write to customer service or open a weight dispute in the order. We look up the photo of the scales and bill again if we were wrong.
      ! Bills are in yuan. Amounts in other currencies are converted at the day’s rate for information only.`,
  },
]
