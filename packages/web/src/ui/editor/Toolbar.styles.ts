import { cva } from 'styled-system/css'

export const toolbar = cva({ base: { display: 'flex', flexWrap: 'wrap', gap: '1' } })
