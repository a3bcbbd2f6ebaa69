import type { address } from './zh-Hans/address'
import type { afterSales } from './zh-Hans/afterSales'
import type { contact } from './zh-Hans/contact'
import type { declaration } from './zh-Hans/declaration'
import type { bill } from './zh-Hans/bill'
import type { order } from './zh-Hans/order'
import type { parcel } from './zh-Hans/parcel'
import type { parcelCare } from './zh-Hans/parcelCare'
import type { parcelList } from './zh-Hans/parcelList'
import type { mine } from './zh-Hans/mine'
import type { validation } from './zh-Hans/validation'
import type { passport } from './zh-Hans/passport'
import type { photos } from './zh-Hans/photos'
import type { refusal } from './zh-Hans/refusal'
import type { profile } from './zh-Hans/profile'
import type { settings } from './zh-Hans/settings'
import type { warehouse } from './zh-Hans/warehouse'
import type { warehousePages } from './zh-Hans/warehousePages'
import type { unclaimed } from './zh-Hans/unclaimed'
import type { zhHans } from './zh-Hans'

/** What every page can say, and what sub-packages bring along (`packages/`). */
type Source = typeof zhHans &
  typeof address &
  typeof afterSales &
  typeof contact &
  typeof declaration &
  typeof bill &
  typeof order &
  typeof parcel &
  typeof parcelCare &
  typeof parcelList &
  typeof mine &
  typeof validation &
  typeof passport &
  typeof photos &
  typeof refusal &
  typeof profile &
  typeof settings &
  typeof warehouse &
  typeof warehousePages &
  typeof unclaimed

export type MessageKey = keyof Source
export type Messages = Record<MessageKey, string>

type Placeholder<Text extends string> = Text extends `${string}[[${infer Name}]]${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

/** `[]` for a plain message, `[{ count: … }]` for one that says "[[count]]". */
export type MessageParams<Key extends MessageKey> = [Placeholder<Source[Key]>] extends [never]
  ? []
  : [params: Readonly<Record<Placeholder<Source[Key]>, string | number>>]
