import { CourierSection } from './CourierSection'
import type { DeclarationEditor } from './DeclarationEditor'
import { ExtraSection } from './ExtraSection'
import { GoodsSection } from './GoodsSection'
import { NotesSection } from './NotesSection'

/** All sections of the declaration form. */
export function DeclarationSections({ editor }: { editor: DeclarationEditor }) {
  return (
    <>
      <CourierSection editor={editor} />
      <GoodsSection editor={editor} />
      <ExtraSection editor={editor} />
      <NotesSection editor={editor} />
    </>
  )
}
