import { transitDays } from '../channelRates.ts'

import type { SeedArticle } from './seedArticle.ts'

const byAir = (...regionGroupIds: string[]) => transitDays(['air-general', 'air-sensitive'], regionGroupIds)
const bySea = (...regionGroupIds: string[]) => transitDays(['sea-weight', 'sea-volume'], regionGroupIds)

/** How long a shipment takes and what it is charged by. */
export const SHIPPING_ARTICLES: readonly SeedArticle[] = [
  {
    id: 'transit-times',
    title: ['各目的地大概要多久', 'Usual transit times by destination'],
    summary: ['从出库到派送的通常天数', 'Usual days from leaving the warehouse to delivery'],
    zhHans: `
      下面是最近一段时间里大多数订单的情况，从离开广州仓算起。某条渠道的准确天数请看“运送方式”里的说明。
      # 空运
      - 新加坡、马来西亚半岛：${byAir('sg', 'my-west')} 天；沙巴和砂拉越 ${byAir('my-east')} 天。
      - 澳大利亚、新西兰：${byAir('au', 'nz')} 天，偏远地区更久。
      - 美国、加拿大：${byAir('us', 'ca')} 天。
      # 海运
      - 新加坡、马来西亚半岛：${bySea('sg', 'my-west')} 天；沙巴和砂拉越 ${bySea('my-east')} 天。
      - 澳大利亚、新西兰：${bySea('au', 'nz')} 天。
      - 美国、加拿大：${bySea('us', 'ca')} 天，西岸快，东岸慢。
      # 为什么会慢
      天数不含仓库打包的一两天，也不含海关抽查、航班拼舱、台风和节假日。澳大利亚和新西兰的生物安全检查最常见，箱子里有木制品或食品时要多留一些时间。
      # 赶时间怎么办
      把急用的东西单独走快递或空运，其余走海运，往往比全部走快递便宜，也不会耽误。
      !! 以上都是经验值，不是承诺。生日礼物、开学用品请至少提前两周准备。`,
    en: `
      These are the times of most recent shipments, counted from leaving our Guangzhou warehouse. For the days of one particular line, see Delivery methods.
      # By air
      - Singapore and Peninsular Malaysia: ${byAir('sg', 'my-west')} days; Sabah and Sarawak ${byAir('my-east')} days.
      - Australia and New Zealand: ${byAir('au', 'nz')} days, longer for remote areas.
      - The USA and Canada: ${byAir('us', 'ca')} days.
      # By sea
      - Singapore and Peninsular Malaysia: ${bySea('sg', 'my-west')} days; Sabah and Sarawak ${bySea('my-east')} days.
      - Australia and New Zealand: ${bySea('au', 'nz')} days.
      - The USA and Canada: ${bySea('us', 'ca')} days, the west coast first and the east coast last.
      # Why it may take longer
      Not counted are a day or two of packing, customs inspections, full flights, typhoons and holidays. Biosecurity checks in Australia and New Zealand are the most frequent; allow extra time for anything made of wood and for food.
      # In a hurry
      Send what is urgent by express or air and the rest by sea. That often costs less than sending everything by express.
      !! All of this is experience, not a promise. For birthdays and the start of school, plan two weeks of reserve.`,
  },
  {
    id: 'volumetric-weight',
    title: ['体积重是怎么算的', 'How volumetric weight works'],
    summary: ['长 × 宽 × 高 ÷ 6000，取大的计费', 'Length × width × height ÷ 6000; the larger one counts'],
    zhHans: `
      飞机和货柜的空间有限，一箱羽绒被虽然不重，却占了很大的地方。所以承运商把体积也折算成重量，实重和体积重哪个大就按哪个计费。
      # 公式
      体积重（kg）= 长 × 宽 × 高（cm）÷ 体积系数。我们的仓库默认用 6000，个别渠道不同，会写在渠道说明和账单里。
      # 举个例子
      一个 50 × 40 × 30 cm 的箱子，体积是 60000 立方厘米，除以 6000 等于 10 kg。如果实重只有 6 kg，就按 10 kg 计费；如果实重 12 kg，就按 12 kg 计费。
      # 怎样把体积减下来
      - 去掉快递纸箱和鞋盒，每个包裹 2 元。
      - 衣服、被子、毛绒玩具抽真空，6 元一件，体积常常能少一半。
      - 把书籍、五金这类重货和衣物放在一箱，重的填补轻的。
      - 形状怪的东西先问客服，有时拆开装更省。
      # 什么时候能知道
      入库时我们就量好每个包裹的尺寸，体积重直接显示在包裹详情里。合箱后会按整箱重新量一次，以整箱为准。
      ! 尺寸按外箱最长处量，鼓起来的地方也算，量的时候会拍照。`,
    en: `
      Space in a plane or a container is limited, and a box of quilts takes a lot of it though it weighs little. Carriers therefore turn volume into weight as well and charge the larger of the two.
      # The formula
      Volumetric weight (kg) = length × width × height (cm) ÷ divisor. Our warehouse uses 6000. A few lines use another number; it is given with the line and on your bill.
      # An example
      A box of 50 × 40 × 30 cm has 60,000 cubic centimetres. Divided by 6000 that is 10 kg. If it weighs 6 kg you pay for 10; if it weighs 12 kg you pay for 12.
      # Making it smaller
      - Remove couriers’ boxes and shoe boxes: ¥2 a parcel.
      - Vacuum-pack clothes, bedding and soft toys: ¥6, and often half the volume.
      - Put heavy things such as books together with clothes, so that one makes up for the other.
      - Ask us about odd shapes. Taken apart they may cost less.
      # When you learn it
      We measure every parcel at check-in, and its volumetric weight stands in the parcel’s details. The packed box is measured again, and the box is what counts.
      ! We measure the outside at its longest, bulges included, and take a photo while doing so.`,
  },
  {
    id: 'pricing-types',
    title: ['首重续重、按量计价和固定价', 'First weight, per-unit and flat rates'],
    summary: ['三种计价方式与进位规则', 'Three ways to charge, and how weight is rounded'],
    zhHans: `
      每条渠道用三种计价方式中的一种，试算和账单里都会写明。
      # 首重加续重
      先付首重的价格，超出部分按续重单位计。例如首重 1 kg 60 元、续重每 0.5 kg 15 元，一票 2.3 kg 的货：首重 60 元，剩下 1.3 kg 折合 3 个续重单位，共 45 元，合计 105 元。
      # 按量计价
      单价乘以计费重，或者乘以立方数。海运大货多用这种方式，通常有最低计费重，例如不足 5 kg 按 5 kg 算。
      # 固定价
      不论轻重一个价，但对重量和尺寸有上限，适合小件。
      # 进位
      计费重先取实重和体积重中较大的，再向上进到渠道的单位，例如 0.5 kg 或 1 kg。2.31 kg 按 0.5 kg 进位就是 2.5 kg。只进不舍，这是各家承运商的通行做法。
      # 小窍门
      - 离下一个单位只差一点时，可以再塞一件小东西，不多花钱。
      - 刚好超过一点点时，去掉一层包装就可能降一档。
      ! 进位只做一次，对整票货做，不会对每个包裹分别进位。`,
    en: `
      Every line is charged in one of three ways. The calculator and the bill say which.
      # First and additional weight
      You pay for the first weight and then for each started additional unit. Say the first kilo costs ¥60 and each further 0.5 kg ¥15. For 2.3 kg you pay ¥60 for the first kilo, and the other 1.3 kg are three units for ¥45: ¥105 together.
      # Per unit
      A price for each kilo, or for each cubic metre. This is usual for large sea freight, mostly with a minimum: less than 5 kg is charged as 5 kg, for example.
      # Flat
      One price whatever it weighs, with limits on weight and size. Good for small things.
      # Rounding
      The larger of actual and volumetric weight is rounded up to the line’s step, such as 0.5 kg or 1 kg. With a step of 0.5 kg, 2.31 kg becomes 2.5 kg. It is always rounded up, as carriers everywhere do.
      # Two tips
      - Just below the next step? Another small thing travels free.
      - Just above it? One layer of packaging less may bring you a step down.
      ! Weight is rounded once, for the whole shipment, never parcel by parcel.`,
  },
  {
    id: 'estimate-and-actual',
    title: ['预估和实际为什么不一样', 'Why estimate and actual bill differ'],
    summary: ['包装材料、合箱和进位带来的差异', 'Packing, combining and rounding'],
    zhHans: `
      提交订单时看到的是预估：把每个包裹入库时的重量和体积加起来算的。打包后我们按整箱再称一次，账单以实际为准。
      # 常见的差异
      - 多了外箱和填充物，一般增加 0.3 到 1 kg，易碎品更多一些。
      - 去掉了原来的纸箱和鞋盒，重量和体积变小。
      - 几个包裹拼成一箱，空隙被填满，体积重常常比各自相加要小。
      - 刚好跨过一个进位单位，差一点也会多算一档。
      # 大概差多少
      多数订单的差异在一成以内。要求加固或打木架的，请预留更多：木架本身就有几公斤。
      # 我们怎么证明
      实际称重时，秤面读数和箱子尺寸都会拍照，放在订单的“打包图片”里，旁边写着时间和数字。账单上的计费重就是从这些数字来的。
      # 可以先看再决定吗
      可以。称重后订单是“待付款”，您看过账单再付。打开了自动扣款的，出库时才扣，在那之前可以关闭。不满意可以取消，包裹退回“已入库”；对包裹已经做完的服务，会随它下一次寄出时结算。
      ! 差异较大时我们会主动联系您，说明原因以后再等您付款。`,
    en: `
      What you see when submitting is an estimate: the weights and volumes from check-in added up. After packing we weigh the whole box, and that makes the actual bill.
      # Where differences come from
      - The outer box and its filling usually add 0.3 to 1 kg, a little more for fragile things.
      - Couriers’ boxes and shoe boxes were taken away, so weight and volume go down.
      - Several parcels in one box fill each other’s gaps: the volume is often smaller than the sum.
      - A little more can cross a rounding step, and then a whole step is charged.
      # How much
      For most shipments it is less than a tenth. Expect more with reinforced packing or a wooden crate: the crate alone weighs several kilos.
      # How we prove it
      When we weigh the box, the reading and the size are photographed. The pictures stand in the order beside the figures and the time, and the chargeable weight comes from them.
      # Can I look first?
      Yes. After weighing the order is Awaiting payment, and you see the bill before you pay. Auto-pay charges it only when it leaves, and you can switch it off until then. If you don’t like it, cancel: the parcels are checked in again, and services already done to them are charged when they travel.
      ! If the difference is large we get in touch and explain before you pay.`,
  },
  {
    id: 'track-a-shipment',
    title: ['查询物流轨迹', 'Tracking your shipment'],
    summary: ['三种单号都能查，也看得懂卡在哪', 'Three kinds of number, and what each status tells'],
    zhHans: `
      “物流跟踪”里可以输入三种号码：集运订单号、国际运单号和国内快递单号。系统会自己认出是哪一种。
      # 轨迹里的状态
      - 已下单：承运商收到了资料，货还没有交过去，通常一天之内会变。
      - 已揽收、运输中：在承运商手里，航班和船期之间可能几天没有更新。
      - 清关中：正在目的地海关申报或查验。
      - 派送中：今天或明天会送到，请留意电话。
      - 待自提：已到自提点，请按通知的时间去取。
      - 投递失败：没有人收或地址不对，承运商一般会再试一次。
      # 多久没更新才算异常
      空运五个工作日、海运两周没有新消息，就值得问一下客服。海运在船上的那段时间本来就不会有更新。
      # 让收件人自己查
      把国际运单号发给家人就行，查询不需要登录。查询结果只有物流动态，不会显示姓名、电话和地址。
      ! 承运商的原话会保留在每条动态下面，和我们归纳的状态一起显示，方便您拿去问当地邮局。`,
    en: `
      Tracking takes three kinds of number: the code of a shipment order, an international tracking number and a Chinese courier’s number. It finds out by itself which one it is.
      # What the statuses tell
      - Info received: the carrier has the data but not yet the box. This usually changes within a day.
      - Picked up, In transit: with the carrier. Between flights and sailings there may be no news for days.
      - Customs: being declared or inspected at the destination.
      - Out for delivery: arrives today or tomorrow. Keep your phone near.
      - Ready for pickup: at the pickup point; fetch it in the time given.
      - Delivery failed: nobody was there or the address is wrong. Carriers usually try once more.
      # When silence is too long
      After five working days without news by air, or two weeks by sea, ask us. While a ship is at sea there is nothing to report.
      # Letting others look
      Send the international number to your family: tracking needs no account. It shows events only, never a name, phone number or address.
      ! The carrier’s own words stay under each event beside our status, so that you can quote them at your local post office.`,
  },
]
