import Foundation
import WeatherKit

exit(Weather(arguments: Array(CommandLine.arguments.dropFirst())).run())
