// Moves the subscription of the archive below the hop.

// exercise 11.11
// instead of: let titles = archive.subscribe(on: worker).observe(on: MainScheduler.instance)
let titles = archive.observe(on: MainScheduler.instance).subscribe(on: worker)
// end 11.11
