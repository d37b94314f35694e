-- Takedown notices are looked at by one of those who decide, as contributions are.
alter table contribution_claims drop constraint contribution_claims_item_type_check;
alter table contribution_claims add constraint contribution_claims_item_type_check
  check (item_type in ('link', 'nzb', 'torrent', 'takedown'));
comment on column contribution_claims.item_type is 'takedown: a notice of a holder of rights.';
