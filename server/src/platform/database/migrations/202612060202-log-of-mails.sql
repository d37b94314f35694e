-- What staff see of mails: what kind they are, and how often they were tried. What they said is kept without keys and codes.
alter table outgoing_mails
  add column kind text check (length(kind) <= 300),
  add column attempts integer not null default 0 check (attempts >= 0);
create index outgoing_mails_status on outgoing_mails (status, id desc);
create index outgoing_mails_receiver on outgoing_mails (lower(to_address) text_pattern_ops);
