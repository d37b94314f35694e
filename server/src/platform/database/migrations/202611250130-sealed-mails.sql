-- What a mail says may open an account: it is kept encrypted and only for as long as it is needed. The log shows the rest.
alter table outgoing_mails
  add column sealed_content text,
  add column sealed_until timestamptz;

-- Mails that wait are sent as they are; of the others nobody needs the words any more.
update outgoing_mails set text_body = '', html_body = null, headers = '{}' where status <> 'queued';

create index outgoing_mails_sealed on outgoing_mails (sealed_until) where sealed_content is not null;
