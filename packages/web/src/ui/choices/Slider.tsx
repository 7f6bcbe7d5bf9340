import type { ComponentProps } from 'react'
import { slider } from './Slider.styles.ts'

interface SliderProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'value' | 'onChange'> {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly onValue: (value: number) => void
}

export function Slider({ label, onValue, ...rest }: SliderProps) {
  return (
    <input
      {...rest}
      type="range"
      aria-label={label}
      className={slider}
      onChange={(event) => onValue(event.target.valueAsNumber)}
    />
  )
}
