import { type CopyActor, profileOf, type Supplier, selectIsCopied } from '@supplier/core'
import { useSelector } from '@xstate/react'
import { PlaceButton } from '../app/PlaceButton.tsx'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { settings } from '../wiring/settings.ts'
import { Facts } from './Facts.tsx'
import * as look from './ProfileDialog.styles.ts'

export interface ProfileDialogProps {
  readonly isOpen: boolean
  readonly supplier: Supplier
  /** The copy button; there while the dialog is open. */
  readonly copy: CopyActor | null
  readonly onClose: () => void
}

export function ProfileDialog({ isOpen, supplier, copy, onClose }: ProfileDialogProps) {
  const words = useWords()
  const { id, name, initials, telephone, avatar } = profileOf(supplier, settings.pictureOrigins)
  return (
    <Dialog
      size="small"
      title={words.shell.profile.title()}
      open={isOpen}
      closeLabel={words.ui.close()}
      onClose={onClose}
      footer={<PlaceButton place={{ to: 'preferences' }}>{words.shell.profile.settings()}</PlaceButton>}
    >
      <div className={look.person}>
        <Avatar size="large" src={avatar} initials={initials} />
        <div className={look.who}>
          <div className={look.name}>{name || words.shell.profile.noName()}</div>
          {supplier.email && <div className={look.telephone}>{supplier.email}</div>}
        </div>
      </div>
      <Facts
        items={[
          { name: words.shell.profile.telephone(), value: telephone, missing: words.shell.profile.noTelephone() },
          {
            name: words.shell.profile.id(),
            value: (
              <>
                #{id}
                {copy && <CopyId copy={copy} />}
              </>
            ),
          },
        ]}
      />
    </Dialog>
  )
}

function CopyId({ copy }: { readonly copy: CopyActor }) {
  const words = useWords()
  const isCopied = useSelector(copy, selectIsCopied)
  return (
    <>
      <CopyButton
        label={words.shell.profile.copyId()}
        copiedLabel={words.common.copied()}
        copied={isCopied}
        onCopy={() => copy.send({ type: 'copy.chosen' })}
      />
      <span role="status">{isCopied && <VisuallyHidden>{words.common.copied()}</VisuallyHidden>}</span>
    </>
  )
}
