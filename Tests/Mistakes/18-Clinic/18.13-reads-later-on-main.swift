// Reads on main, and writes in the next turn of main: again something can come between.

// exercise 18.13
// instead of: find(city)
// instead of: .observe(on: MainScheduler.instance)
// instead of: .subscribe(
// instead of: onNext: { [cities] name in
// instead of: guard !cities.value.contains(name) else { return }
// instead of: cities.accept(cities.value + [name])
// instead of: },
// instead of: onError: { [notice] _ in notice.accept("Nobody knows \(city).") },
// instead of: onDisposed: { [weak self] in self?.lookedFor.removeAll { name in name == city } }
// instead of: )
// instead of: .disposed(by: bag)
find(city)
  .observe(on: MainScheduler.instance)
  .map { [cities] name in cities.value + [name] }
  .observe(on: MainScheduler.asyncInstance)
  .subscribe(
    onNext: { [cities] names in cities.accept(names) },
    onError: { [notice] _ in notice.accept("Nobody knows \(city).") },
    onDisposed: { [weak self] in self?.lookedFor.removeAll { name in name == city } }
  )
  .disposed(by: bag)
// end 18.13
