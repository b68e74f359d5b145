import { COURSE_FILTERS, offeredFilters } from '../../../../contract/course-filters.ts';
import { routes } from '../../../../contract/routes.ts';
import { element } from './element.ts';

/** A short search form with the choices of the form at the top of the page; none is required. */
export function courseForm(): HTMLFormElement {
  const form = element('form', { action: routes.courseSearch(), method: 'get', class: 'chat-course' });
  for (const name of offeredFilters) {
    const { noun } = COURSE_FILTERS[name];
    const label = noun.charAt(0).toUpperCase() + noun.slice(1);
    const choices = document.querySelectorAll<HTMLOptionElement>(
      `#hero-${name} option[value]:not([value=""])`,
    );
    const select = element(
      'select',
      { name, class: 'field-control' },
      element('option', { value: '' }, 'Any'),
    );
    for (const { value, label: text } of choices) select.append(element('option', { value }, text));
    form.append(
      element('label', { class: 'field' }, element('span', { class: 'field-label' }, label), select),
    );
  }
  form.append(element('button', { type: 'submit', class: 'button button-primary' }, 'Show courses'));
  // An empty choice means any and is left out of the URL.
  form.addEventListener('formdata', ({ formData }) => {
    for (const name of offeredFilters) if (formData.get(name) === '') formData.delete(name);
  });
  return form;
}
