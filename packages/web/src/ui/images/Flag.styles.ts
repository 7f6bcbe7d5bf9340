import { cva } from 'styled-system/css'

export const flag = cva({
  base: { display: 'inline-flex', alignItems: 'center', justifyContent: 'center', width: '5', lineHeight: '1' },
})

export const cloth = cva({ base: { width: '5', height: 'auto', borderRadius: '2px' } })

export const image = cva({
  base: { display: 'contents', '& img': { width: '5', height: 'auto', borderRadius: '2px' } },
})
