import type { AddressInLanguages } from '@/model/address/addressCheck/addressCheck'
import type { Stores } from '@/stores/StoresContext'

/**
 * The customer's addresses in the language of the app and, after it, in Chinese: that is what shops in China ask
 * for and show, whatever the customer reads.
 */
export async function addressesInLanguages({
  api,
  locale,
}: Pick<Stores, 'api' | 'locale'>): Promise<readonly AddressInLanguages[]> {
  const { listMyAddresses } = api.warehouse
  if (locale.locale === 'zh-Hans') return (await listMyAddresses()).map((address) => [address])
  const [own, chinese] = await Promise.all([listMyAddresses(), listMyAddresses('zh-Hans')])
  return own.map((address) => [address, ...chinese.filter(({ id }) => id === address.id)])
}

/** As a shop in China wants it. */
export function forShops(languages: AddressInLanguages): AddressInLanguages[0] {
  return languages[languages.length - 1] ?? languages[0]
}
