import type { SeedArticle } from './seedArticle.ts'

/** What to mind with the warehouse address: shown below it. */
export const WAREHOUSE_TIPS: readonly SeedArticle[] = [
  {
    id: 'tip-id-code',
    title: ['识别码一个字都不能少', 'Keep the ID code complete'],
    summary: ['收件人和详细地址里都要有', 'It belongs in the recipient and in the address'],
    zhHans: `
      识别码是 FW 开头的一串字符，写在收件人和详细地址里。仓库靠它把包裹归到您的账户。
      - 粘贴以后再看一眼，有些网站会把它当作多余的字删掉。
      - 不要加空格、改大小写，也不要换成自己的名字。
      - 家人可以共用您的识别码，到仓后都在您的账户里。
      !! 漏写识别码的包裹会进入“无主件”，认领需要完整的快递单号和购买凭证。`,
    en: `
      The ID code begins with FW and stands in both the recipient and the street address. It is how a parcel is matched to your account.
      - Look again after pasting: some shops drop it as if it were noise.
      - Add no spaces, keep the letters as they are and do not replace it with your name.
      - Your family may use your code. Their parcels then arrive in your account.
      !! A parcel without the code becomes unclaimed. Claiming it takes the full tracking number and a proof of purchase.`,
  },
  {
    id: 'tip-phone-number',
    title: ['手机号填仓库的，不填自己的', 'Use the warehouse’s phone number'],
    summary: ['快递员要能打通', 'The courier must be able to call'],
    zhHans: `
      收货电话请填页面上的仓库电话。填海外号码，网站多半不接受；填国内亲友的号码，快递员会打给他们，甚至改送到他们家。
      - 取件码、派送通知会发到仓库，由我们处理，您不用管。
      - 购物网站的账户手机号仍然用您自己的，只有收货电话填仓库的。
      - 卖家要核实地址时，请让卖家在聊天里问您，不要打仓库电话。
      ! 仓库电话不受理客户咨询，有问题请到“客服”页联系我们。`,
    en: `
      Enter the warehouse’s phone number from the page. Shops mostly refuse a number abroad, and with a friend’s number the courier calls your friend or even delivers there.
      - Pickup codes and delivery notices reach us, and we deal with them.
      - Your account in the shop keeps your own number. Only the delivery phone is the warehouse’s.
      - If a seller wants to check the address, they should ask you in the chat, not call the warehouse.
      ! Nobody answers customers’ questions on that number. For those there is the Customer service page.`,
  },
  {
    id: 'tip-no-cash-on-delivery',
    title: ['不收到付件', 'No cash on delivery'],
    summary: ['仓库不垫付快递费和货款', 'The warehouse advances neither courier fees nor prices'],
    zhHans: `
      下单时请选寄付或包邮。到付件、货到付款的包裹，收货台会当场拒收，退回卖家，来回的运费由卖家或您承担。
      - 二手平台的卖家常常默认到付，付款前请先说好。
      - 退换货寄来的新件，也请卖家先付运费。
      - 大件物流写清楚“送货上门、运费已付”，不要写“自提”。
      !! 卖家说“先到付再退您”也不行，仓库没有办法代付。`,
    en: `
      Choose prepaid or free shipping. Anything to be paid on arrival is refused at the dock and goes back; seller or buyer bears the cost both ways.
      - Sellers of second-hand goods often send freight collect. Agree on it before you pay.
      - The same goes for exchanges: the seller pays first.
      - For large freight the slip must say “delivered, freight paid”, not “self-pickup”.
      !! “Pay now, I’ll refund you” does not work either: the warehouse cannot pay for you.`,
  },
  {
    id: 'tip-receiving-hours',
    title: ['收货时间与驿站', 'Receiving hours and parcel lockers'],
    summary: ['周一至周六收货，不收放在驿站的件', 'Monday to Saturday, at the dock only'],
    zhHans: `
      收货台周一至周六 9:00 至 18:00 收货，周日和法定假日休息，快递会在下一个工作日补送。
      - 请不要让卖家放到驿站、快递柜或门卫，我们不去外面取件。
      - 同城闪送、货拉拉也可以送，请司机在收货台排队卸货，并报出识别码。
      - 不接受客户上门自取或者送货，安全原因，请谅解。
      ! 放假安排会提前发公告，放假前后请给国内快递多留两三天。`,
    en: `
      The dock is open from Monday to Saturday, 9:00 to 18:00. On Sundays and public holidays it is closed, and couriers come again on the next working day.
      - Do not have parcels left in a locker, a parcel shop or with a guard. We do not collect them.
      - Same-day couriers and vans are welcome. The driver unloads at the dock and gives your ID code.
      - For reasons of safety customers cannot bring or fetch parcels themselves.
      ! Holidays are announced beforehand. Allow couriers two or three more days around them.`,
  },
  {
    id: 'tip-declare-early',
    title: ['发货后马上预报', 'Declare as soon as it is sent'],
    summary: ['预报过的包裹优先入库', 'Declared parcels are checked in first'],
    zhHans: `
      卖家一发货就把快递单号预报进来，到仓时我们已经知道是谁的、里面是什么，扫一下就能上架。
      - 一个单号预报一次；卖家拆成几个包裹发的，每个单号都要填。
      - 去鞋盒、抽真空、开箱拍照要在入库前选好。
      - 贵重物品请选保价，上传订单截图。
      - 换了单号请修改预报，旧的可以取消。
      ! 没有预报的包裹也会收，但只能放在“待申报包裹”里，补完资料才能寄。`,
    en: `
      Declare the tracking number as soon as the seller has sent it. When the parcel arrives we know whose it is and what is in it, and it goes straight to the shelf.
      - One declaration for each number. If the seller splits an order, declare every part.
      - Choose services such as vacuum packing or photo inspection before check-in.
      - Insure what is valuable, and upload the order.
      - New number? Change the declaration, or cancel the old one.
      ! Undeclared parcels are taken in too, but they wait under Undeclared parcels until you add the details.`,
  },
]
