import { defineLines } from '../../core/lines.ts'

export const redirectLines = defineLines({
  'This path is itself led on to another.': {
    fr: 'Ce chemin est lui-même redirigé vers un autre.',
  },
})
