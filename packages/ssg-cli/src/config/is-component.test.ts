// Of the model, which has React's types alone.
import { createElement, forwardRef, memo } from 'react'
import { expect, test } from 'vitest'
import { isComponent } from '@docgen/model'

const Plain = (): null => null

test.each([
  ['a function', Plain, true],
  ['memo()', memo(Plain), true],
  ['forwardRef()', forwardRef(Plain), true],
  ['an element', createElement(Plain), false],
  ['an object', { component: Plain }, false],
  ['a name', 'div', false],
])('%s', (_, value, expected) => expect(isComponent(value)).toBe(expected))
