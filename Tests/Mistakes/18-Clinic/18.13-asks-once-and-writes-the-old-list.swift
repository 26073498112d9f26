// Looks each city up once, and still writes back the list of before.

// exercise 18.13
// instead of: let known = cities.value + lookedFor
// instead of: guard !known.contains(where: { name in name.isSpelled(like: city) }) else { return }
// instead of: lookedFor.append(city)
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
let before = cities.value
let known = cities.value + lookedFor
guard !known.contains(where: { name in name.isSpelled(like: city) }) else { return }
lookedFor.append(city)
find(city)
  .observe(on: MainScheduler.instance)
  .subscribe(
    onNext: { [cities] name in cities.accept(before + [name]) },
    onError: { [notice] _ in notice.accept("Nobody knows \(city).") },
    onDisposed: { [weak self] in self?.lookedFor.removeAll { name in name == city } }
  )
  .disposed(by: bag)
// end 18.13
