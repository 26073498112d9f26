// With fewer films there is "nothing to replay" any more: a film that was sent while the panel was being built is unknown when the app comes back.

// exercise 18.16
// instead of: let films = Self.films(reports: reports, winds: winds).share(replay: 1)
let films = Self.films(reports: reports, winds: winds).share()
// end 18.16
