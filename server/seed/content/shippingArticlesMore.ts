import type { SeedArticle } from './seedArticle.ts'

/** What may go wrong on the way, and how a shipment is received. */
export const SHIPPING_ARTICLES_MORE: readonly SeedArticle[] = [
  {
    id: 'peak-season',
    title: ['旺季发货指南', 'Shipping in the peak season'],
    summary: ['双 11 到春节前，怎样安排最稳', 'From Double 11 to Lunar New Year'],
    zhHans: `
      每年 11 月到春节前是最忙的时候。双 11、黑色星期五、圣诞和年货一波接一波，仓库、航班和目的地海关都在排队。
      # 会慢在哪里
      - 国内快递：大促后一周，到广州可能多两三天。
      - 入库：从平时的一个工作日延长到两三个工作日，我们会加班，也会先处理早到的。
      - 航班：舱位紧张，出库后可能等一两个航班。
      - 清关：包裹多，抽查也多。
      # 春节怎么安排
      除夕前后多数卖家和快递停运一周左右，仓库也会放假，具体日期看公告。想在节前收到，空运请至少提前三周提交，海运请提前两个月。
      # 建议
      1. 先把已经入库的寄走，不要等最后一件。
      2. 圣诞礼物在 11 月底之前提交空运。
      3. 提前充值。打开自动扣款的订单出库时直接扣款，不会因为没付款而错过班次。
      4. 预报写清楚，入库会快很多。
      ! 免费仓储期不会因为旺季缩短。仓储天数从“已入库”开始，在收货台排队的日子不算在内。`,
    en: `
      From November to Lunar New Year everything is busy. Double 11, Black Friday, Christmas and New Year shopping follow one another, and warehouses, flights and customs all have queues.
      # Where it slows down
      - Couriers in China: in the week after a sale, two or three more days to Guangzhou.
      - Check-in: two or three working days instead of one. We work overtime and take first what came first.
      - Flights: space is short, and a box may wait for the next one or two.
      - Customs: more parcels, and more inspections.
      # Around Lunar New Year
      Most sellers and couriers stop for about a week, and our warehouse closes too; see the announcement for the dates. To receive things before the holiday, submit three weeks ahead by air and two months ahead by sea.
      # Our advice
      1. Send what is checked in instead of waiting for the last item.
      2. Submit Christmas presents by air before the end of November.
      3. Top up early. With auto-pay a shipment is charged as it leaves and misses nothing because it is unpaid.
      4. Declare clearly: check-in is much quicker.
      ! Free storage is not shortened in the peak season. It begins at check-in, so days spent waiting on the dock do not count.`,
  },
  {
    id: 'door-or-pickup',
    title: ['送货上门还是自提', 'Home delivery or pickup point'],
    summary: ['自提点可以省派送费，但只能自己设一次', 'Pickup saves the last mile; you can set it once'],
    zhHans: `
      部分目的地有合作的自提点，提交订单时可以选择“送货上门”或“自提点”。
      # 送货上门
      承运商送到您填的地址。公寓请写清单元号和门禁，公司地址请写公司名。大件通常只送到楼下或门口，不负责搬上楼。没有人在家时，承运商会留条，改天再送或转到附近网点。
      # 自提点
      货到以后您会收到“待自提”的消息，带上手机和订单号去取。自提点一般保管七天，请尽快去拿；放太久可能会退回或收取保管费。
      # 设置常用自提点
      在“设置”里可以选一个常用的自提点。这个选择自己只能设一次，之后要改请联系客服，因为在途的货物已经按它分拣。
      # 怎么选
      - 白天家里没人，楼下又有自提点的，选自提。
      - 单件超过 20 kg 或者很长的，选送货上门。
      - 地址偏远的先试算一下，上门可能有偏远附加费。
      !! 打包称重以后，收货方式和地址都不能再改。提交时请核对邮编、门牌和电话。`,
    en: `
      Some destinations have pickup points. When you submit a shipment, choose Home delivery or Pickup point.
      # Home delivery
      The carrier brings it to your address. Give the unit number and how to get into the building; for an office, the company’s name. Large pieces are usually left at the entrance, not carried upstairs. If nobody is there the carrier leaves a note and comes again or takes it to a branch nearby.
      # Pickup point
      You get a message when it is Ready for pickup. Go there with your phone and the order code. Points usually keep things for seven days; after that a box may be returned or charged for.
      # Your usual point
      You can choose one under Settings. You can set it only once by yourself; later changes go through customer service, because boxes on the way are already sorted by it.
      # Which one?
      - Nobody at home by day and a point round the corner: pickup.
      - A single piece over 20 kg, or a very long one: home delivery.
      - A remote address: calculate first, as home delivery may carry a surcharge.
      !! Once the box is weighed, neither the way of receiving nor the address can be changed. Check post code, unit and phone number when you submit.`,
  },
  {
    id: 'late-shipment',
    title: ['货物迟迟不到怎么办', 'When a shipment is late'],
    summary: ['先看卡在哪一步，再决定找谁', 'See where it waits, then decide whom to ask'],
    zhHans: `
      等得着急的时候，先打开物流轨迹看最后一条，卡的位置不同，办法也不同。
      # 卡在出库之前
      订单还是“待付款”，请付款；是“待发货”，说明在等航班或船期，超过三个工作日可以问客服。
      # 卡在运输中
      空运五个工作日、海运两周没有更新，联系客服，我们会向承运商发起查询。查询一般要三到五个工作日才有回音。
      # 卡在清关
      海关可能要购买凭证、用途说明或者税款。通知多半直接发给收件人，请留意短信和邮箱，按期回复；逾期会被退运或销毁。不确定真假的催款短信，先发给我们看。
      # 投递失败
      自己联系当地承运商约时间最快，号码在轨迹详情里。地址写错的，告诉我们，能改就改。
      # 确认丢失
      承运商确认丢失，或者超过查询期仍无下落，按保价金额和凭证理赔；没有保价的，按渠道的标准赔付。请在订单里提交售后，附上购买凭证。
      ! 查询期间请不要签收不认识的箱子，也不要拒收，先拍照再联系我们。`,
    en: `
      Waiting is hard. Open the tracking first and look at the last event: what to do depends on where the box is.
      # Before it left
      Awaiting payment: please pay. Awaiting shipment: it waits for a flight or a ship; after three working days, ask us.
      # In transit
      After five working days without news by air, or two weeks by sea, write to us and we start an enquiry with the carrier. An answer usually takes three to five working days.
      # At customs
      Customs may want a proof of purchase, an explanation or taxes. The notice mostly goes straight to the recipient, so watch your messages and answer in time: otherwise the box is returned or destroyed. Not sure whether a demand for money is real? Show it to us first.
      # Delivery failed
      Calling the local carrier yourself is quickest; the number is in the tracking details. If the address was wrong, tell us and we correct it where we can.
      # Lost
      If the carrier confirms a loss, or the enquiry ends without a trace, you are paid the insured value against proof, or the line’s standard compensation without insurance. Open an after-sales case in the order and attach the proof of purchase.
      ! Meanwhile do not sign for boxes you do not know, nor refuse yours: take a photo and ask us.`,
  },
  {
    id: 'insurance',
    title: ['保价：保什么、怎么赔', 'Insurance: what it covers'],
    summary: ['保价金额的 1%，最低 1 元', '1% of the insured value, at least ¥1'],
    zhHans: `
      跨境路途长、转手多，贵重的东西建议保价。保费是保价金额的 1%，最低 1 元，保价金额最高 50000 元。
      # 举个例子
      一台 1990 元的耳机按 1990 元保价，保费 19.90 元。一本 50 元的书，1% 只有 0.50 元，按最低 1 元收。
      # 保什么
      - 从入库到派送签收之间的丢失。
      - 运输造成的损坏，外包装有明显破损，签收时拍了照。
      - 部分缺失，打包时的重量与收到时明显不符。
      # 不保什么
      - 违禁品，以及没有如实申报的东西。
      - 卖家本来就发错、发少，或者质量有问题。
      - 玻璃、陶瓷等易碎品没有做易碎保护或加固的。
      - 海关扣留、没收和因此产生的费用。
      - 自然变质、电池老化和轻微划痕。
      # 怎么赔
      收货后 7 天内在订单里提交售后，附上外箱、内件的照片和购买凭证。按保价金额与实际损失中较低的赔付，赔款进入钱包余额。
      !! 保价金额请不要高于购买价格。超出的部分多付了保费，却赔不到。`,
    en: `
      The way abroad is long and passes through many hands. Insure what is valuable. The premium is 1% of the insured value and at least ¥1; the most you can insure is ¥50,000.
      # Two examples
      Headphones for ¥1,990, insured in full, cost ¥19.90. For a book of ¥50 one per cent would be ¥0.50, so the minimum of ¥1 is charged.
      # What is covered
      - Loss between check-in and delivery.
      - Damage on the way, with a visibly damaged box photographed on arrival.
      - Missing contents, where the weight on arrival clearly differs from the packed weight.
      # What is not
      - Prohibited goods, and anything not declared truthfully.
      - What the seller sent wrong, short or faulty.
      - Glass and china without fragile protection or reinforced packing.
      - Seizure by customs and what follows from it.
      - Spoiling, ageing batteries and light scratches.
      # Making a claim
      Open an after-sales case in the order within 7 days of delivery, with photos of the box and its contents and the proof of purchase. You get the lower of insured value and real loss, paid into your wallet.
      !! Do not insure for more than you paid. The extra premium buys nothing.`,
  },
  {
    id: 'receive-and-confirm',
    title: ['收货时要检查什么', 'What to check on delivery'],
    summary: ['先看箱子再签字，14 天内确认', 'Look at the box before you sign; 14 days to confirm'],
    zhHans: `
      送到的那几分钟，决定了以后有没有凭据。请养成先看再签的习惯。
      # 签字之前
      1. 数箱数。订单里写着几箱，一票多箱可能分几天到。
      2. 看外箱。破洞、受潮、胶带被换过，都要拍照，并请派送员在单上注明。
      3. 对单号。面单上的号码和订单里的国际运单号一致再签。
      # 开箱
      开箱时录一段视频，从封口完好开始，一直拍到东西拿出来。这是缺件理赔最有力的证据。纸箱和填充物先别扔，理赔时可能要看。
      # 发现问题
      - 损坏或缺件：7 天内在订单里提交售后，附照片和视频。
      - 拿错了：不要使用，联系客服安排换回。
      - 卖家发错：入库照片能证明是什么时候的问题，我们提供照片，您找卖家。
      # 确认收货
      没有问题就点“确认收货”，选满意度、写几句评价。您不点，送达 14 天后订单会自动完成。自动完成以后仍可以联系客服，但取证会更难。
      ! 您的评价仓库每个人都会看，包装太多还是太少，请直说。`,
    en: `
      The few minutes at the door decide what you can prove later. Look first, sign second.
      # Before you sign
      1. Count the boxes. The order says how many; they may arrive on different days.
      2. Look at the outside. Photograph holes, damp and replaced tape, and have the driver note them.
      3. Compare the number on the label with the international tracking number in the order.
      # Opening it
      Film the opening in one go, from the intact seal until everything is out. Nothing proves a missing item better. Keep the box and its filling for a while.
      # If something is wrong
      - Damaged or missing: open an after-sales case within 7 days, with photos and the video.
      - Somebody else’s box: do not use it, tell us and we arrange the exchange.
      - The seller’s mistake: our check-in photos show what arrived when. We give them to you for the seller.
      # Confirming receipt
      All well? Tap Confirm receipt, choose how satisfied you are and add a few words. If you do nothing, the order is completed 14 days after delivery. You can still write to us later, but proof is then harder to find.
      ! Everybody in the warehouse reads the reviews. Tell us frankly if there was too much packing or too little.`,
  },
]
