// Of two `subscribe(on:)` it puts main nearest to the archive, and that one decides.

// exercise 11.11
// instead of: let titles = archive.subscribe(on: worker).observe(on: MainScheduler.instance)
let titles = archive.subscribe(on: MainScheduler.instance).subscribe(on: worker)
  .observe(on: MainScheduler.instance)
// end 11.11
