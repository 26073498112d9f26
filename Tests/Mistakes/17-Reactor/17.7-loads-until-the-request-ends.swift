// Loads until the request has ended: one that has brought its report and stays open spins on.

// exercise 17.7
// instead of: public enum Mutation: Equatable, Sendable {
// instead of: /// The field holds the name of another city, or is empty.
// instead of: case setCity(String)
// instead of:
// instead of: /// A request is on its way.
// instead of: case beginLoading
// instead of:
// instead of: /// The service has answered.
// instead of: case setReport(WeatherReport)
// instead of:
// instead of: /// The service has failed, and this is what to say about it.
// instead of: case setError(String)
// instead of: }
/// What changes.
public enum Mutation: Equatable, Sendable {
  case setCity(String)
  case beginLoading
  case setReport(WeatherReport)
  case endLoading
  case setError(String)
}
// instead of: .concat(
// instead of: .just(.beginLoading),
// instead of: weather(city).map(Mutation.setReport)
// instead of: .catch { error in .just(.setError(Self.sentence(about: error))) }
// instead of: )
.concat(
  .just(.beginLoading),
  weather(city).map(Mutation.setReport)
    .catch { error in .just(.setError(Self.sentence(about: error))) },
  .just(.endLoading)
)
// instead of: switch mutation {
// instead of: case .setCity(let city):
// instead of: state.city = city
// instead of: // The request that was on its way has been cancelled.
// instead of: state.isLoading = false
// instead of: if city.isEmpty { state.report = nil }
// instead of: case .beginLoading:
// instead of: state.isLoading = true
// instead of: case .setReport(let report):
// instead of: state.report = report
// instead of: state.isLoading = false
// instead of: case .setError(let error):
// instead of: state.error = error
// instead of: state.isLoading = false
// instead of: }
switch mutation {
case .setCity(let city):
  state.city = city
  // The request that was on its way has been cancelled.
  state.isLoading = false
  if city.isEmpty { state.report = nil }
case .beginLoading:
  state.isLoading = true
case .setReport(let report):
  state.report = report
case .endLoading:
  state.isLoading = false
case .setError(let error):
  state.error = error
  state.isLoading = false
}
// end 17.7
