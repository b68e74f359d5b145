/** Turns the four skills, which are stacked without scripts, into tabs. */
for (const box of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
  const tabs = [...box.querySelectorAll<HTMLAnchorElement>('.tab')];
  const panels = tabs.map(({ hash }) => box.querySelector<HTMLElement>(hash)!);

  const select = (chosen: number) =>
    tabs.forEach((tab, index) => {
      const on = index === chosen;
      tab.ariaSelected = String(on);
      tab.tabIndex = on ? 0 : -1;
      if (on) panels[index]!.removeAttribute('hidden');
      // Hidden, but the browser's text search still finds it.
      else panels[index]!.setAttribute('hidden', 'until-found');
    });

  tabs[0]!.parentElement!.role = 'tablist';
  tabs.forEach((tab, index) => {
    tab.role = 'tab';
    tab.setAttribute('aria-controls', tab.hash.slice(1));
    panels[index]!.role = 'tabpanel';
    panels[index]!.addEventListener('beforematch', () => select(index));
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      select(index);
    });
    tab.addEventListener('keydown', (event) => {
      const last = tabs.length - 1;
      const to = {
        ArrowRight: index === last ? 0 : index + 1,
        ArrowLeft: index === 0 ? last : index - 1,
        Home: 0,
        End: last,
        ' ': index,
      }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      select(to);
      tabs[to]!.focus();
    });
  });
  select(
    Math.max(
      0,
      tabs.findIndex(({ hash }) => hash === location.hash),
    ),
  );
  box.dataset['ready'] = '';
}
