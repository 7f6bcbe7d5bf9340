import type { PressedProps } from './OnPress.tsx'

/** The settings that all menus share; the first of the `values` is highlighted when the keyboard opens the menu. */
export const menuRoot = (
  { triggerId, contentId, onOpen, start }: PressedProps,
  isOpen: boolean,
  values: readonly string[],
) => {
  const highlighted = start === null ? undefined : start === 'first' ? values[0] : values.at(-1)
  return {
    ids: { trigger: triggerId, content: contentId },
    open: isOpen,
    onOpenChange: ({ open }: { readonly open: boolean }) => onOpen(open),
    lazyMount: true,
    unmountOnExit: true,
    ...(highlighted !== undefined && { defaultHighlightedValue: highlighted }),
  }
}
