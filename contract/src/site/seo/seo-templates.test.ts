import { describe, expect, it } from 'vitest'
import { fillTemplate } from './fill-template.ts'
import { isTemplateOf } from './seo-templates.ts'

describe('a template', () => {
  it('names what its kind of page knows, and nothing else', () => {
    expect(
      isTemplateOf('title', 'title', '{{title.name}} ({{ title.year }}) – {{site_name}}'),
    ).toBe(true)
    expect(isTemplateOf('title', 'title', 'Every film there is')).toBe(true)
    for (const wrong of [
      '{{person.name}}',
      '{{title.nmae}}',
      '{{}}',
      '{{title.name}',
      '}} {{',
      '{{__proto__}}',
    ])
      expect(isTemplateOf('title', 'title', wrong), wrong).toBe(false)
    expect(isTemplateOf('title', 'description', '{{page.description}}')).toBe(true)
    expect(isTemplateOf('title', 'og_title', '{{page.description}}')).toBe(false)
  })

  it('is filled once: what a name brings along is no placeholder', () => {
    const values = { 'title.name': '{{site_name}} $& $1', site_name: 'Shelf' }
    expect(fillTemplate('{{title.name}} · {{ site_name }}', values)).toBe(
      '{{site_name}} $& $1 · Shelf',
    )
  })

  it('leaves no trace of what is not there', () => {
    const values = { 'title.name': 'Metropolis', 'title.year': null, site_name: '' }
    expect(fillTemplate('{{title.name}} ({{title.year}}) · {{site_name}}', values)).toBe(
      'Metropolis',
    )
    expect(fillTemplate('{{title.year}} – {{title.name}} | {{none}} | end', values)).toBe(
      'Metropolis | end',
    )
  })

  it('is filled in a moment, however it is written', () => {
    const long = ' ·'.repeat(20_000)
    expect(fillTemplate(`a${long}{{x}}${long} b`, {}).startsWith('a')).toBe(true)
    const began = performance.now()
    const dashes = `a${'-'.repeat(60_000)}b`
    expect(fillTemplate('- {{page.description}} -', { 'page.description': dashes })).toBe(dashes)
    expect(performance.now() - began).toBeLessThan(1_000)
  })
})
