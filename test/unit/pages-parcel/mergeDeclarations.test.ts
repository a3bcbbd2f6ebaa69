import { EMPTY_DECLARATION, type DeclarationValues } from '@/pages-parcel/_shared/declaration/DeclarationForm'
import { mergeDeclarations } from '@/pages-parcel/_shared/declaration/mergeDeclarations'

const base = {
  values: {
    ...EMPTY_DECLARATION,
    expressNumber: 'SF1',
    declaredName: '外套',
    declaredNameId: 'jacket',
    declaredValue: '10.00',
    remarks: 'a',
  },
  images: ['/files/1.jpg?expires=1&signature=a'],
}
const changed = (values: Partial<DeclarationValues>, images = base.images) => ({
  values: { ...base.values, ...values },
  images,
})

describe('bringing typed changes onto a newer parcel', () => {
  it('keeps what was typed, and takes what is new elsewhere', () => {
    const { contents, conflicts } = mergeDeclarations(
      base,
      changed({ remarks: 'mine' }),
      changed({ declaredValue: '20.00' }),
    )

    expect(contents.values).toMatchObject({ remarks: 'mine', declaredValue: '20.00' })
    expect(conflicts).toEqual([])
  })

  it('names what was changed on both sides, and keeps the customer’s', () => {
    const { contents, conflicts } = mergeDeclarations(
      base,
      changed({ remarks: 'mine', declaredValue: '30.00' }),
      changed({ remarks: 'theirs', declaredValue: '30.00' }),
    )

    expect(contents.values).toMatchObject({ remarks: 'mine', declaredValue: '30.00' })
    expect(conflicts).toEqual(['remarks'])
  })

  it('keeps a name and its place in the tree together', () => {
    const { contents, conflicts } = mergeDeclarations(
      base,
      changed({ declaredName: '风筝', declaredNameId: null }),
      changed({ declaredName: '裤子', declaredNameId: 'trousers' }),
    )

    expect(contents.values).toMatchObject({ declaredName: '风筝', declaredNameId: null })
    expect(conflicts).toEqual(['declaredName'])
  })

  it('takes newer photos unless they were changed here', () => {
    const newer = changed({}, ['/files/2.jpg?expires=2&signature=b'])

    expect(mergeDeclarations(base, base, newer).contents.images).toEqual(newer.images)
    expect(mergeDeclarations(base, changed({}, []), newer).contents.images).toEqual([])
  })
})
