// @vitest-environment happy-dom
import { richTextElements } from '@mediatheque/contract/core/rich-text/rich-text-elements.ts'
import { EVERYTHING } from '@mediatheque/contract/core/rich-text/test-rich-text.ts'
import { Editor, getSchema } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import { createExtensions } from './editor-extensions.ts'
import { readEditor } from './read-editor.ts'

const extensions = createExtensions({ placeholder: '', basePath: '' })
const write = (content: string) => readEditor(new Editor({ extensions, content, injectCSS: false }))

describe('the editor', () => {
  it('has the elements of the contract, and no others', () => {
    const { nodes, marks } = getSchema(extensions)
    const made = [...Object.keys(nodes), ...Object.keys(marks)]
    const known = Object.values(richTextElements).map(({ editorName }) => editorName)
    expect(made.filter((name) => !['doc', 'text'].includes(name)).toSorted()).toEqual(
      [...new Set(known)].toSorted(),
    )
  })

  it('gives back whatever a text may hold, letter by letter', () => {
    expect(write(EVERYTHING)).toBe(EVERYTHING)
  })

  it('says of a picture that only decorates that it does', () => {
    const picture = '<img src="/files/13/file.webp">'
    const editor = new Editor({ extensions, content: picture, injectCSS: false })
    expect(editor.view.dom.querySelector('img')?.getAttribute('alt')).toBe('')
    expect(write(picture)).toBe('<img src="/files/13/file.webp" alt="">')
  })

  it('takes nothing else out of what is pasted', () => {
    expect(
      write(
        '<p style="color:red" class="x" onclick="y()">a <a href="javascript:z()">b</a></p><img src="https://other.example/x.png"><pre><code class="language-evil">c</code></pre>',
      ),
    ).toBe('<p>a b</p><pre><code>c</code></pre>')
  })
})
