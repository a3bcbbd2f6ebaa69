import type { SeedArticle } from './seedArticle.ts'

/** What is out of the ordinary about some parcels. */
export const PARCEL_ARTICLES_MORE: readonly SeedArticle[] = [
  {
    id: 'unclaimed-parcels',
    title: ['无主件认领', 'Claiming an unclaimed parcel'],
    summary: ['没写识别码的包裹怎样找回来', 'Getting back a parcel without an ID code'],
    zhHans: `
      面单上没有识别码、或者识别码写错的包裹，我们不知道是谁的，只能放进“无主件”。页面上会显示照片、到仓日期和打了星号的快递单号。
      # 怎样认领
      1. 在“无主件”里按到仓日期找，看照片认包装。
      2. 点“认领”，输入完整的快递单号。单号在购物网站的物流页面能查到。
      3. 上传购买凭证，例如能看到单号和商品的订单截图。
      4. 我们核对后归到您的账户，之后按普通包裹处理。
      # 为什么要完整单号
      照片人人都能看到，完整的单号只有买家和卖家知道，这样才能防止冒领。每天输错五次，当天就不能再认领。
      # 找不到怎么办
      - 卖家显示已签收，但我们还在扫描：等一个工作日再看。
      - 快递员送错了地方：请卖家向快递公司要签收底单。
      - 收件人写了您的名字，没写识别码：告诉客服，我们人工查找。
      # 以后怎样避免
      把仓库地址存成购物网站的默认地址，下单前看一眼识别码还在不在。
      ! 无主件保管 90 天，逾期无人认领的，按《服务条款》处理。`,
    en: `
      A parcel whose label has no ID code, or a wrong one, could be anybody’s. It goes to Unclaimed parcels, where you see a photo, the day it arrived and a masked tracking number.
      # How to claim it
      1. Look under Unclaimed parcels for the day, and recognise the packaging on the photo.
      2. Tap Claim and enter the full tracking number. You find it in the shop’s order.
      3. Upload a proof of purchase, such as a screenshot with the number and the item.
      4. We check it and move the parcel to your account. From then on it is like any other.
      # Why the full number
      Everybody can see the photos, but only buyer and seller know the number. That keeps strangers from claiming your parcel. After five wrong numbers a day, claiming is locked until the next.
      # Not there?
      - Marked as delivered but still being scanned: look again after a working day.
      - Delivered to the wrong place: have the seller ask the courier for the signed slip.
      - Your name on the label but no code: tell customer service, and we search by hand.
      # Next time
      Save the warehouse address as the shop’s default and look at the code before you order.
      ! Unclaimed parcels are kept for 90 days and are then dealt with as the terms of service say.`,
  },
  {
    id: 'parcel-exceptions',
    title: ['异常件：破损、缺件和拒收', 'Exceptions: damaged, short or refused'],
    summary: ['我们先停下来，等您决定', 'We stop and wait for your decision'],
    zhHans: `
      入库时发现不对劲的包裹会标为“异常件”，留在您的列表里，并发消息给您。在您答复之前，它不会被寄走，也不会被扔掉。
      # 常见的情况
      - 外包装破损或受潮：拍照后先隔离，看里面有没有受影响。
      - 数量不符：选了清点服务，实际件数和申报的对不上。
      - 品名不符：安检看到的东西和申报的不一样，需要修改申报。
      - 疑似违禁品：例如充电宝写成“手机壳”。
      - 到付件：需要支付快递费，仓库不垫付。
      # 您可以怎么选
      1. 继续：接受现状，正常入库。
      2. 退回卖家：请卖家提供退货地址，运费按快递实收。
      3. 修改申报：如实写清楚，重新审核。
      4. 弃件：由我们处理，不再收仓储费，不能反悔。
      # 责任怎么分
      到仓之前的问题找卖家或快递公司，我们提供带时间的照片。入库以后在仓库发生的损坏，由我们负责。
      !! 请在 7 天内答复。食品等会变质的东西请尽快，超期后的损失无法赔偿。`,
    en: `
      If something is wrong at check-in the parcel is marked as an exception. It stays in your list and you get a message. Until you answer, it is neither sent nor thrown away.
      # What it can be
      - A damaged or damp box: photographed and set aside to see whether the contents suffered.
      - A wrong count: you chose the count check and the number differs.
      - A wrong name: the security check shows something other than declared.
      - Possibly prohibited: a power bank declared as a phone case, for example.
      - Cash on delivery: a courier’s fee is asked for, which we do not advance.
      # Your choices
      1. Go on: accept it as it is and have it checked in.
      2. Back to the seller: get the return address; you pay what the courier charges.
      3. Correct the declaration: say what it is, and we look again.
      4. Give it up: we dispose of it and storage ends. This cannot be undone.
      # Who is responsible
      For what happened before arrival, the seller or the courier; our photos show the time. For damage in our warehouse after check-in, we are.
      !! Please answer within 7 days, and sooner for anything that spoils.`,
  },
  {
    id: 'fragile-goods',
    title: ['易碎品怎样寄才安全', 'Sending fragile things safely'],
    summary: ['玻璃、陶瓷、屏幕的包装要点', 'How to pack glass, china and screens'],
    zhHans: `
      一箱货从广州到您家，要被搬十几次，跌落几次是正常的。易碎品能不能完好，八成取决于包装。
      # 下单时就告诉卖家
      请卖家按“快递易碎品”打包，茶具、花瓶要有独立的泡沫盒。卖家只套一层气泡膜的，国内这一段就可能碎了。
      # 入库时
      在预报里勾选“易碎品保护”，8 元一件，我们用气泡柱包好并贴易碎标签。也可以加“开箱拍照”，先确认国内运输没有出问题。
      # 发货时
      - 选“加固打包”：五层纸箱加打包带，适合大多数情况。
      - 选“打木架”：屏幕、画框、灯具和大件瓷器。
      - 不要和铁器、书籍放在一箱，留言里写上“单独装箱”。
      # 选渠道
      空运的搬运次数少，比海运稳一些。易碎标签只是提醒，不能保证每个人都轻放。
      # 保价
      没有做易碎保护或者加固的玻璃、陶瓷，破损不在保价范围内。做了保护再保价，才算周全。
      ! 收货时录下开箱过程。碎了也先别扔，拍清楚外箱和填充物再联系我们。`,
    en: `
      Between Guangzhou and your home a box is handled more than a dozen times, and a few drops are normal. Whether fragile things arrive whole is mostly a matter of packing.
      # Tell the seller
      Ask for packing as fragile goods; teapots and vases need foam boxes of their own. With a single layer of bubble wrap they may break before they reach us.
      # At check-in
      Choose Fragile protection when you declare, ¥8 a parcel: we wrap it in air columns and label it. Photo inspection shows whether it survived the way to us.
      # When it leaves
      - Reinforced packing: a five-layer carton with straps, enough for most things.
      - Wooden crate: screens, picture frames, lamps and large china.
      - Not in one box with metal or books: write “pack separately” in your note.
      # The line
      By air a box is handled less often than by sea. A fragile label is a request; it cannot make everybody gentle.
      # Insurance
      Breakage of glass and china is covered only with fragile protection or reinforced packing. Protect first, then insure.
      ! Film the opening. If it is broken, don’t throw it away: photograph the box and its filling and write to us.`,
  },
  {
    id: 'return-to-seller',
    title: ['买错了，能退回卖家吗', 'Sending something back to the seller'],
    summary: ['入库前后都可以，趁早最省', 'Possible before and after check-in; sooner is cheaper'],
    zhHans: `
      可以。还在国内的东西退换最方便，出了国再退，运费往往比东西还贵。所以到仓以后请尽快看照片，有疑问加一次开箱拍照。
      # 怎样办理
      1. 先在购物网站申请退货，等卖家同意，拿到退货地址和收件人。
      2. 在包裹详情里提交售后，选“退货”，把地址和快递要求写清楚。
      3. 我们找出包裹，拍照后寄出，把退货单号告诉您。
      4. 您把单号填回购物网站，退款由卖家退给您。
      # 费用
      退货快递费按实际收取，从钱包扣款。七天无理由退货一般由买家出运费，质量问题可以请卖家承担或者用运费险。
      # 时间
      购物网站的退货期通常只有 7 天，从国内签收开始算，请留出仓库处理的一两个工作日。
      # 不能退的情况
      - 已经提交集运并且开始打包。先取消订单再退。
      - 去掉了鞋盒、吊牌或者拆了密封包装，卖家可能拒收。
      - 卖家要求到付。仓库寄不了到付件。
      ! 换货寄来的新包裹会有新的快递单号，记得重新预报。`,
    en: `
      Yes. As long as it is in China a return is easy; from abroad the freight often costs more than the thing. So look at the photos soon after arrival, and add a photo inspection if in doubt.
      # How it works
      1. Ask for the return in the shop, wait until the seller agrees and get the return address.
      2. Open an after-sales case in the parcel, choose Return, and give the address and which courier to use.
      3. We find the parcel, photograph it, send it and tell you the return number.
      4. Enter that number in the shop. The seller refunds you.
      # What it costs
      The courier’s fee as charged, taken from your wallet. For a change of mind the buyer usually pays; if the item is faulty, ask the seller or use the shop’s freight insurance.
      # Mind the time
      Shops mostly allow 7 days from delivery in China. Leave us one or two working days of that.
      # When it is not possible
      - The shipment is submitted and being packed. Cancel it first.
      - Shoe box, tags or seal are gone: the seller may refuse it.
      - The seller wants cash on delivery, which we cannot send.
      ! An exchange comes as a new parcel with a new number. Remember to declare it.`,
  },
  {
    id: 'large-items',
    title: ['家具和大件怎么寄', 'Shipping furniture and large items'],
    summary: ['先问尺寸，再下单', 'Ask about the size before you buy'],
    zhHans: `
      沙发、床垫、健身器材都能寄，但不是每条渠道都收。下单以前先弄清尺寸和重量，能免去很多麻烦。
      # 各种上限
      空运一般要求单件不超过 30 kg、最长边不超过 1.2 米左右，国际快递略宽；再大的走海运。每条渠道的上限写在“运送方式”里，试算时填上尺寸，超限的渠道会自动排除。
      # 怎样省运费
      - 选可以拆装的款式，平板包装最省体积。
      - 床垫选压缩卷包的，不要选整张的。
      - 椅子请卖家两把套装，省一半体积。
      - 海运大货按立方米计价，多攒几件一起走，分摊最低收费。
      # 包装
      木家具请打木架，金属腿和玻璃面要拆下单独包。澳大利亚和新西兰对未处理的木料、藤编和竹制品检查很严，带树皮或虫眼的会被退运或熏蒸。
      # 派送
      大件一般送到一楼门口。需要上楼或安装的，请在当地另外约人。地址有台阶、窄巷或者车辆进不去的，请提前说明。
      ! 不确定能不能寄，把商品链接和尺寸发给客服，一个工作日内答复。`,
    en: `
      Sofas, mattresses and fitness machines can all be sent, but not by every line. Find out size and weight before you buy; it saves a lot of trouble.
      # Limits
      By air, single pieces may usually weigh up to 30 kg and measure about 1.2 metres; couriers allow a little more. What is larger goes by sea. Each line’s limits stand under Delivery methods, and the calculator leaves out lines that don’t fit once you enter the size.
      # Paying less
      - Choose furniture that comes apart; flat packs take the least space.
      - Choose a rolled mattress, not a flat one.
      - Have chairs stacked in pairs: half the volume.
      - Large sea freight is charged by the cubic metre with a minimum, so send several pieces together.
      # Packing
      Wooden furniture needs a crate; metal legs and glass tops are packed separately. Australia and New Zealand look closely at untreated wood, rattan and bamboo. Pieces with bark or insect holes are returned or fumigated.
      # Delivery
      Large pieces are left at the entrance on the ground floor. For stairs or assembly, arrange help on the spot, and tell us beforehand about steps or narrow lanes.
      ! Not sure? Send us the link and the size; we answer within one working day.`,
  },
]
