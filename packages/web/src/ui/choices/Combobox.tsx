import { createListCollection } from '@ark-ui/react/collection'
import { Combobox as Ark } from '@ark-ui/react/combobox'
import { Portal } from '@ark-ui/react/portal'
import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import { type ReactNode, useState } from 'react'
import { type ControlProps, labelIdOf } from '../fields/Field.tsx'
import { box, input, inside } from '../fields/TextInput.styles.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { combobox } from './Combobox.styles.ts'
import { ComboboxList, type ComboboxOption, type ComboboxTexts } from './ComboboxList.tsx'

interface ComboboxProps extends ControlProps {
  /** The chosen option. It need not be among the options. */
  readonly value: ComboboxOption | null
  readonly onChange: (option: ComboboxOption | null) => void
  /** The typed text. */
  readonly query: string
  readonly onQuery: (query: string) => void
  /** The list was opened. */
  readonly onOpen?: () => void
  /** The options for the query; they are shown as they are. */
  readonly options: readonly ComboboxOption[]
  /** Whether the options belong to an earlier query. They can be seen, but not chosen. */
  readonly isLoading?: boolean
  /** The list was scrolled, or the highlight moved, to the end of the options; there are more of them. */
  readonly onEnd?: () => void
  /** Replaces the options. */
  readonly error?: ReactNode
  readonly onRetry?: () => void
  /** A line below the options, such as the age of a copy of the directory. */
  readonly footer?: ReactNode
  readonly clearable?: boolean
  readonly disabled?: boolean
  readonly readOnly?: boolean
  readonly placeholder?: string
  readonly texts: ComboboxTexts
}

const retryId = 'retry'

/** Whether less than two options are left to scroll. */
const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) => scrollHeight - scrollTop - clientHeight < 80

/**
 * A field with a list of options, of which one can be chosen. It shows the typed text while the list is open, and as
 * long as nothing is chosen; otherwise it shows the chosen option.
 */
export function Combobox(props: ComboboxProps) {
  const { id, value, query, options, error, texts, onChange, onQuery } = props
  const { isLoading = false, clearable = true, disabled = false, readOnly = false, placeholder } = props
  const [isTyping, setTyping] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const hasFailed = error !== undefined && error !== null
  const retry = props.onRetry ? [{ id: retryId, label: texts.retry }] : []
  const items = hasFailed ? retry : options
  const collection = createListCollection<ComboboxOption>({
    items,
    itemToValue: (option) => option.id,
    itemToString: (option) => option.label,
    isItemDisabled: (option) => isLoading || option.disabled === true,
    groupBy: (option) => option.group ?? '',
  })
  const note = isLoading ? texts.loading : hasFailed ? error : items.length === 0 ? texts.empty : null
  const styles = combobox({ failed: hasFailed })

  const choose = (option: ComboboxOption | null) => {
    if (hasFailed && option?.id === retryId) props.onRetry?.()
    else onChange(option)
  }
  // Typing opens a closed list, but later than the text arrives; opening then would begin with an empty search.
  const begin = () => {
    if (!isOpen) props.onOpen?.()
    setOpen(true)
  }
  const leave = (reason: string | undefined) => {
    const isCleared = isTyping && query === '' && reason !== 'escape-key' && reason !== 'item-select'
    if (isCleared && clearable && value !== null) onChange(null)
    if (query !== '' && (value !== null || reason === 'item-select')) onQuery('')
    setTyping(false)
    setOpen(false)
  }

  return (
    <Ark.Root
      collection={collection}
      value={value === null ? [] : [value.id]}
      inputValue={isTyping || value === null ? query : value.label}
      ids={{ input: id, label: labelIdOf(id) }}
      translations={{ triggerLabel: texts.open, clearTriggerLabel: texts.clear }}
      invalid={props['aria-invalid'] ?? false}
      disabled={disabled}
      readOnly={readOnly}
      {...(placeholder !== undefined && { placeholder })}
      inputBehavior="autohighlight"
      // The text is decided above, not by the selection.
      selectionBehavior="preserve"
      // The retry keeps the list open.
      closeOnSelect={!hasFailed}
      openOnClick
      positioning={{ placement: 'bottom-start', gutter: 4 }}
      lazyMount
      unmountOnExit
      onValueChange={({ items: [option = null] }) => choose(option)}
      onHighlightChange={({ highlightedValue }) => highlightedValue === items.at(-1)?.id && props.onEnd?.()}
      onOpenChange={({ open, reason }) => (open ? begin() : leave(reason))}
      // An option of an earlier query must not be chosen, and Enter must not close the list before the new ones come.
      onKeyDownCapture={(event) => isTyping && isLoading && event.key === 'Enter' && event.preventDefault()}
    >
      <Ark.Control className={box()}>
        <Ark.Input
          className={input({ kind: 'text' })}
          aria-describedby={props['aria-describedby']}
          aria-required={props['aria-required']}
          // What is typed replaces the chosen option instead of continuing its name.
          onFocus={({ target }) => value !== null && target.select()}
          onChange={({ target }) => {
            begin()
            setTyping(true)
            onQuery(target.value)
          }}
        />
        {clearable && !readOnly && !disabled && (
          <Ark.ClearTrigger className={inside()} tabIndex={0}>
            <X size={16} aria-hidden="true" />
          </Ark.ClearTrigger>
        )}
        <Ark.Trigger className={inside()}>
          <ChevronDown size={16} aria-hidden="true" />
        </Ark.Trigger>
      </Ark.Control>
      <Ark.Context>
        {({ open }) => (
          <VisuallyHidden>
            <span role="status">
              {open &&
                (note ?? (
                  <>
                    {texts.found(options.length)} {props.footer}
                  </>
                ))}
            </span>
          </VisuallyHidden>
        )}
      </Ark.Context>
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content
            className={styles.content}
            aria-busy={isLoading || undefined}
            onScroll={({ currentTarget }) => isAtEnd(currentTarget) && props.onEnd?.()}
          >
            <ComboboxList
              groups={collection.group()}
              isLoading={isLoading}
              hasMore={!hasFailed && props.onEnd !== undefined}
              note={note}
              footer={props.footer}
              styles={styles}
            />
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
