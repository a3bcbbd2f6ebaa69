import { innerTemplatePath } from '../runner/ComponentSpace.ts'

const byTag: Readonly<Record<string, string>> = {
  input:
    '<input value="{{value}}" placeholder="{{placeholder}}" type="{{password ? \'password\' : \'text\'}}">',
  textarea: '<textarea placeholder="{{placeholder}}">{{value}}</textarea>',
  image: '<img src="{{src}}" class="mode-{{mode}}">',
  switch: '<div class="switch {{checked ? \'on\' : \'\'}}"><div class="knob"></div></div>',
  checkbox: "<div class=\"box {{checked ? 'on' : ''}}\"></div><slot />",
  radio: "<div class=\"box round {{checked ? 'on' : ''}}\"></div><slot />",
  'scroll-view': "<div class=\"scroll {{scrollX ? 'x' : ''}} {{scrollY ? 'y' : ''}}\"><slot /></div>",
  swiper: '<div class="swiper"><slot /></div>',
}

/** Inner markup of the base components that are more than a box, by template path. */
export const innerTemplates: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(byTag).map(([tag, template]) => [innerTemplatePath(tag), template]),
)
