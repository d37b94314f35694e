-- More lawful homes of free works: hosts, and the domains they are recognised by.
insert into hosts (id, name, icon) values (78, 'National Film Archive of Japan', 'film') on conflict do nothing;
insert into host_domains (host_id, domain) values
  (78, 'filmarchives.jp'),
  (77, 'morevnaproject.org'),
  (77, 'peppercarrot.com'),
  (77, 'calibre-ebook.com'),
  (77, 'zotero.org'),
  (77, 'freecad.org'),
  (77, 'digikam.org'),
  (77, 'syncthing.net'),
  (77, 'incompetech.com'),
  (77, 'greenteapress.com'),
  (77, 'mamedev.org')
on conflict do nothing;
