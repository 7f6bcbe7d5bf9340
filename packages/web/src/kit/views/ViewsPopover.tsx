import { mayPin, shownColumns } from '@supplier/core/kit/views/views.domain'
import { columnsOf, type ViewsActor } from '@supplier/core/kit/views/views.machine'
import { useSelector } from '@xstate/react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import Pin from 'lucide-react/icons/pin'
import PinOff from 'lucide-react/icons/pin-off'
import Trash2 from 'lucide-react/icons/trash-2'
import { useLanguage } from '../../i18n/TranslationsProvider.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { Checkbox } from '../../ui/choices/Checkbox.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { onKeys } from '../../ui/keyboard/keys.ts'
import type { PressedProps } from '../../ui/overlays/OnPress.tsx'
import { Popover } from '../../ui/overlays/Popover.tsx'
import { filterGroup, filterName } from '../fields/Section.styles.ts'
import { viewLine } from './Views.styles.ts'
import { viewsTexts } from './views.translations.ts'
import type { ViewsMenuProps } from './views-menu.ts'

/** The columns of a list in their order, and its saved views. */
export function ViewsPopover({ views, columns, search, location, ...pressed }: ViewsMenuProps & PressedProps) {
  const t = viewsTexts[useLanguage()]
  const { kept, linked, typed } = useSelector(views, ({ context }) => context)
  const save = () => views.send({ type: 'view.saved', search })
  return (
    <Popover {...pressed} label={t.title}>
      <Columns views={views} columns={columns} chosen={columnsOf({ kept, linked })} />
      <fieldset className={filterGroup}>
        <legend className={filterName}>{t.saved}</legend>
        {kept.views.length === 0 && <p>{t.none}</p>}
        {kept.views.map((view) => {
          const { name, isPinned } = view
          return (
            <div key={name} className={viewLine}>
              <Button
                size="small"
                variant="ghost"
                onClick={() => {
                  views.send({ type: 'view.chosen', name, location })
                  pressed.onOpen(false)
                }}
              >
                {name}
              </Button>
              <span>
                <IconButton
                  size="small"
                  label={isPinned ? t.unpin(name) : t.pin(name)}
                  disabled={!mayPin(kept.views, view)}
                  icon={isPinned ? <PinOff size={14} aria-hidden="true" /> : <Pin size={14} aria-hidden="true" />}
                  onClick={() => views.send({ type: 'view.pinned', name })}
                />
                <IconButton
                  size="small"
                  label={t.remove(name)}
                  icon={<Trash2 size={14} aria-hidden="true" />}
                  onClick={() => views.send({ type: 'view.removed', name })}
                />
              </span>
            </div>
          )
        })}
        <TextInput
          aria-label={t.name}
          placeholder={t.name}
          maxLength={60}
          value={typed}
          onText={(text) => views.send({ type: 'name.typed', text })}
          onKeyDown={onKeys({ Enter: save })}
        />
        <Button size="small" onClick={save}>
          {t.save}
        </Button>
      </fieldset>
    </Popover>
  )
}

interface ColumnsProps extends Pick<ViewsMenuProps, 'columns'> {
  readonly views: ViewsActor
  readonly chosen: readonly string[] | null
}

function Columns({ views, columns, chosen }: ColumnsProps) {
  const t = viewsTexts[useLanguage()]
  const known = columns.map(({ id }) => id)
  const shown = shownColumns(known, chosen)
  const ordered = [...shown, ...known.filter((id) => !shown.includes(id))]
  const headerOf = (id: string) => columns.find((column) => column.id === id)?.header ?? id
  return (
    <fieldset className={filterGroup}>
      <legend className={filterName}>{t.columns}</legend>
      {ordered.map((id) => {
        const at = shown.indexOf(id)
        const header = headerOf(id)
        const move = (by: 1 | -1) => views.send({ type: 'column.moved', known, id, by })
        return (
          <div key={id} className={viewLine}>
            <Checkbox
              label={header}
              checked={at >= 0}
              disabled={at >= 0 && shown.length === 1}
              onChange={() => views.send({ type: 'column.toggled', known, id })}
            />
            <span>
              <IconButton
                size="small"
                label={t.up(header)}
                disabled={at <= 0}
                icon={<ChevronUp size={14} aria-hidden="true" />}
                onClick={() => move(-1)}
              />
              <IconButton
                size="small"
                label={t.down(header)}
                disabled={at < 0 || at === shown.length - 1}
                icon={<ChevronDown size={14} aria-hidden="true" />}
                onClick={() => move(1)}
              />
            </span>
          </div>
        )
      })}
      {chosen !== null && (
        <Button size="small" onClick={() => views.send({ type: 'columns.reset' })}>
          {t.reset}
        </Button>
      )}
    </fieldset>
  )
}
